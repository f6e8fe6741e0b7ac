type MoodKey = 'processing' | 'relaxed' | 'peaceful' | 'cat' | 'forest' | 'ocean' | 'sunshine'

const clay = 'var(--color-clay)'
const lamp = 'var(--color-lamp)'
const moss = 'var(--color-moss)'
const soft = 'var(--color-edge)'
const paper = 'var(--color-card)'

const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

/** Each on a grid of 24, in two tones of the interface's own colours, so that it follows the theme. */
const drawings: Record<MoodKey, string> = {
  // A thought with its three dots.
  processing:
    fill(
      soft,
      'M7.5 4.2C9 2.3 12.5 1.9 14.3 3.6C17 2.9 19.6 4.5 19.8 7C22.3 8 22.7 11.6 20.5 13.2C20 15.6 17 16.7 15 15.4C13.3 17.2 10 17.2 8.6 15.4C5.8 16.4 3 14.6 3.2 12C1 10.5 1.5 7.3 4 6.5C4.3 5 5.8 4 7.5 4.2Z',
    ) +
    `<g fill="${soft}"><circle cx="6.5" cy="18.8" r="1.8"/><circle cx="3.6" cy="21.8" r="1.1"/></g>` +
    `<g fill="${paper}"><circle cx="8" cy="9.7" r="1.35"/><circle cx="12" cy="9.7" r="1.35"/><circle cx="16" cy="9.7" r="1.35"/></g>`,
  // A warm cup.
  relaxed:
    fill(clay, 'M3 10H17V15.5A5 5 0 0 1 12 20.5H8A5 5 0 0 1 3 15.5Z') +
    line(clay, 2, 'M17 12h1.2a2.6 2.6 0 0 1 0 5.2H16.6') +
    line(soft, 1.7, 'M7.5 7.2q-1.4-1.5 0-2.9t0-2.6M12.5 7.2q-1.4-1.5 0-2.9t0-2.6') +
    line(clay, 1.7, 'M3.5 22.3H16.5'),
  // A dove with a leaf.
  peaceful:
    fill(
      soft,
      'M2 12.5C5.5 13.2 8 12.4 9.5 10.3C10.5 7.3 13 5.8 15.6 6.3C16.9 4.9 19.4 5.2 20 7L22 8.2L20.2 9.2C20.2 14.8 16.4 19 11 19C7.5 19 4.5 17.8 3 15.6L5.6 15C4 14.5 2.7 13.7 2 12.5Z',
    ) +
    fill(paper, 'M8.2 14.6C10.5 14.8 13.4 13.6 14.3 10.8C15 14.6 12 17 8.2 14.6Z') +
    `<circle fill="${paper}" cx="17.7" cy="7.9" r=".9"/>` +
    fill(moss, 'M21.5 9.5C23 11.2 22.9 13.2 21.6 14.6C20.3 13.2 20.2 11.2 21.5 9.5Z'),
  cat:
    fill(
      soft,
      'M1.9 14C1.9 9.5 2.6 5.8 3.7 3.5Q4.2 2.6 5.1 3.3L8.8 6.5Q12 5.7 15.2 6.5L18.9 3.3Q19.8 2.6 20.3 3.5C21.4 5.8 22.1 9.5 22.1 14C22.1 18.4 17.6 21 12 21S1.9 18.4 1.9 14Z',
    ) +
    line(
      paper,
      1.5,
      'M6.2 12.2q1.4 1.3 2.8 0M15 12.2q1.4 1.3 2.8 0M10.2 17.4q.9 1 1.8 0q.9 1 1.8 0M3.6 16.2l2.2-.3M20.4 16.2l-2.2-.3',
    ) +
    fill(clay, 'M10.6 14.6Q12 13.9 13.4 14.6Q13.2 16 12 16.4Q10.8 16 10.6 14.6Z'),
  forest:
    fill('var(--color-clay)', 'M7 18h2.4v4H7ZM16.1 18.5h2v3.5h-2Z') +
    fill('var(--color-moss-deep)', 'M17.1 7.5L22.5 19.3H12.5Z') +
    fill(moss, 'M8.2 2L12.8 9H10.9L14 14H12.3L15.6 19.3H.8L4.1 14H2.4L5.5 9H3.6Z'),
  ocean:
    fill(
      moss,
      'M1.5 13.5C3.5 6.5 9 2.5 14.5 3.8C18.6 4.8 20.3 8.4 18.6 10.7C17.3 12.3 14.7 11.8 14.3 9.9C11.9 11.8 12.8 15.3 16.3 15.7C18.6 16 20.8 14.9 22.5 13.5V19Q22.5 21 20.5 21H3.5Q1.5 21 1.5 19Z',
    ) + line(paper, 1.6, 'M4.5 17.6q2.5 1.8 5 0t5 0t5 0'),
  sunshine:
    line(
      clay,
      2,
      'M12 1.6v2.3M12 20.1v2.3M1.6 12h2.3M20.1 12h2.3M4.65 4.65l1.6 1.6M17.75 17.75l1.6 1.6M4.65 19.35l1.6-1.6M17.75 6.25l1.6-1.6',
    ) +
    `<circle fill="${lamp}" cx="12" cy="12" r="6"/>` +
    line(clay, 1.4, 'M9.3 11.6q.9.9 1.8 0M12.9 11.6q.9.9 1.8 0M10.2 14.2q1.8 1.4 3.6 0'),
}

type MoodIconProps = {
  /** One of the seven emotional states. */
  mood: MoodKey
  /** Edge of the square in CSS pixels. */
  size?: number
}

/** A state of mind as a picture; the word always stands beside it, so the picture is silent. */
export function MoodIcon({ mood, size = 24 }: MoodIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="shrink-0"
      dangerouslySetInnerHTML={{ __html: drawings[mood] }}
    />
  )
}
