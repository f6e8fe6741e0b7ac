import { MessageCircle, Phone } from '#app/ui/icons.tsx'
import type { CrisisContact, CrisisLine } from '#app/content/crisis-lines.ts'

/**
 * The lines of a region as large links, somebody to talk to first. It needs no script and no other
 * part of the page. The lines come from the loader (`getRegion`, `crisisLinesFor`), so that a page
 * ships those of one region and not all. `level` is the level of its headings.
 */
export const CrisisPanel = ({
  lines,
  level = 2,
}: {
  lines: readonly CrisisLine[]
  level?: 2 | 3 | 4
}) => (
  <ul className="grid gap-4">
    {lines.map((line) => (
      <li key={line.name}>
        <CrisisLineCard line={line} level={level} />
      </li>
    ))}
  </ul>
)

const CrisisLineCard = ({ line, level }: { line: CrisisLine; level: 2 | 3 | 4 }) => {
  const Heading = `h${level}` as const
  return (
    <div className={`card ${line.emergency ? 'bg-clay-tint!' : ''}`}>
      <Heading className="text-lg!">{line.name}</Heading>
      <p className="mt-1">{line.about}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {line.call && <ContactLink contact={line.call} isFirst />}
        {line.text && <ContactLink contact={line.text} isFirst={!line.call} />}
        {line.link && <ContactLink contact={line.link} isFirst={!line.call} />}
      </div>
    </div>
  )
}

const ContactLink = ({ contact, isFirst }: { contact: CrisisContact; isFirst: boolean }) => {
  const Icon = contact.href.startsWith('tel:') ? Phone : MessageCircle
  return (
    <a
      href={contact.href}
      className={`button figures min-h-14! max-w-full grow text-left sm:grow-0 ${isFirst ? 'button-primary' : 'button-secondary'}`}
      {...(contact.href.startsWith('https:') ? { rel: 'noreferrer' } : {})}
    >
      <Icon size={22} aria-hidden="true" className="flex-none" />
      <span>
        {contact.label}
        <span className="sr-only"> ({contact.service})</span>
      </span>
    </a>
  )
}
