import type { CrisisLine } from '#app/content/crisis-lines.ts'
import { CrisisPanel } from '#app/features/crisis/crisis-panel.tsx'

/**
 * What stands first on a result whose item 6 is above 'Not at all' (`hasRisk`), whatever its total
 * (decision 27). `level` is that of its own heading; `id` must differ when a page has two.
 */
export const RiskPanel = ({
  lines,
  level = 2,
  id = 'risk',
}: {
  lines: readonly CrisisLine[]
  level?: 2 | 3
  id?: string
}) => {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="prose">
        <Heading id={id}>You do not have to carry this alone</Heading>
        <p className="mt-2!">
          You answered that there were plans to end your life. Thank you for saying so. Please tell
          somebody today, too: these people are there for exactly this, and you do not need to know
          what to say.
        </p>
        <p>
          If you might act on it, call the emergency number, go to where somebody is, and put some
          distance between you and anything you could use.
        </p>
      </div>
      <CrisisPanel lines={lines} level={level === 2 ? 3 : 4} />
      <p>
        {/* A plain link: the page of help needs no script. */}
        <a className="link" href="/crisis-help">
          Help in another country, and something to hold on to right now
        </a>
      </p>
    </section>
  )
}
