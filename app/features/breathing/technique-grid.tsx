import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { BREATHING_TECHNIQUES, type BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { Badge } from '#app/ui/badge.tsx'
import { patternText } from './breath-timeline.ts'
import { PatternGlyph } from './pattern-glyph.tsx'

/** All techniques. Each is a link to its own page, which the guide forestalls where script runs. */
export const TechniqueGrid = ({ onOpen }: { onOpen: (technique: BreathingTechnique) => void }) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {BREATHING_TECHNIQUES.map((technique) => (
      <li key={technique.id} className="grid">
        <TechniqueCard technique={technique} onOpen={onOpen} />
      </li>
    ))}
  </ul>
)

const TechniqueCard = ({
  technique,
  onOpen,
}: {
  technique: BreathingTechnique
  onOpen: (technique: BreathingTechnique) => void
}) => {
  const open = (event: MouseEvent) => {
    // A wish for a new tab or window is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(technique)
  }
  return (
    <Link
      to={`?technique=${technique.id}`}
      onClick={open}
      className="card flex flex-col gap-3"
      preventScrollReset
    >
      <span className="flex items-center justify-between gap-4 lg:flex-col-reverse lg:items-start">
        <h2 className="text-lg!">{technique.name}</h2>
        <PatternGlyph pattern={technique.pattern} />
      </span>
      <p className="grow">{technique.description}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <Badge tone="moss">{technique.minutes} minutes</Badge>
        {patternText(technique.pattern)}
      </p>
    </Link>
  )
}
