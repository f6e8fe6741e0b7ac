import type { SpotName } from './spots-markup.ts'

type SpotProps = {
  /** Which state the picture is for. */
  name: SpotName
  /** What it shows. Leave out where the words beside it say everything. */
  label?: string
  /** Width in CSS pixels; the height is two thirds of it. */
  width?: number
}

/**
 * A small picture for a state: nothing yet, lost, locked, being built, mail, rest, trouble. It is a
 * file of its own, so that the pages on which it may appear do not carry it in their script.
 */
export function Spot({ name, label, width = 240 }: SpotProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...spoken}
      viewBox="0 0 240 160"
      width={width}
      height={Math.round((width * 2) / 3)}
      focusable="false"
      className="h-auto max-w-full"
    >
      <use href={`/spots/${name}.svg#spot`} />
    </svg>
  )
}
