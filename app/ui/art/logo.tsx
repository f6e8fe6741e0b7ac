import { badgerAwake } from '#app/ui/art/scene/heads.ts'
import { at, fill } from '#app/ui/art/scene/pen.ts'

const mark =
  fill(
    'var(--color-moss)',
    'M.5 27C.5 11.5 6 2 16 2S31.5 11.5 31.5 27Q31.5 30 28.5 30H3.5Q.5 30 .5 27Z',
  ) +
  fill('var(--color-lamp)', 'M5.5 30V17.5A10.5 10.5 0 0 1 26.5 17.5V30Z') +
  fill('#77706b', 'M5.5 30C7 26.5 11 25 16 25S25 26.5 26.5 30Z') +
  at(2.32, 5.32, badgerAwake, 0.285)

type LogoProps = {
  /** Edge of the square in CSS pixels. */
  size?: number
}

/**
 * The mark: a lit burrow in a green hill, and a badger at home in it. Hill and lamp are the
 * theme's; the badger is always itself. The name stands beside the mark, so the mark is silent.
 * `public/favicon.svg` is the same drawing.
 */
export function Logo({ size = 32 }: LogoProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
      dangerouslySetInnerHTML={{ __html: mark }}
    />
  )
}
