import { LevelTag } from '#app/ui/badge.tsx'
import { interpretation } from './core10.ts'

/** The interpretation of a total by the first scale, in its colour. */
export const BandTag = ({ total }: { total: number }) => {
  const { label, tone } = interpretation(total)
  return (
    <LevelTag level={tone} wraps>
      {label}
    </LevelTag>
  )
}
