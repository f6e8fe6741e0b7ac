import { CRISIS_REGIONS, type CrisisRegionId } from '#app/content/crisis-lines.ts'

/** Links to the other regions; following one keeps the choice in this browser. */
export const RegionChooser = ({ region }: { region: CrisisRegionId }) => (
  <nav aria-labelledby="regions">
    <h2 id="regions">Where are you?</h2>
    <p className="mt-1">Choose, and this browser keeps it for the next time.</p>
    <ul className="mt-3 flex flex-wrap gap-3">
      {CRISIS_REGIONS.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`/crisis-help?region=${id}`}
            className={`button button-secondary ${id === region ? 'bg-moss-tint!' : ''}`}
            aria-current={id === region ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
