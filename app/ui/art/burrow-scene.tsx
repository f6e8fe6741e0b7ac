import { burrowSceneMarkup } from './burrow-scene-markup.ts'

type BurrowSceneProps = {
  /** The light that the scene stands in: the visitor's own time of day. */
  daypart: 'morning' | 'midday' | 'evening' | 'night'
  /** What the picture shows, for those who do not see it. */
  label: string
}

/**
 * The burrow under its hill, in section. It fills its box and keeps the middle when the box is
 * narrow, so a phone sees the six rooms around the door. `scene.css` holds light and motion.
 */
export function BurrowScene({ daypart, label }: BurrowSceneProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      className={`scene scene-${daypart}`}
      dangerouslySetInnerHTML={{ __html: burrowSceneMarkup }}
    />
  )
}
