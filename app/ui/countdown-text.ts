/** How a wait is written: '4:09' on a timer, '0h 59m 07s' where a form is closed for a while. */
export type CountdownStyle = 'timer' | 'words'

const two = (n: number) => String(n).padStart(2, '0')

/**
 * Writes a number of seconds. Parts of a second count as a whole one, so that 0 means over; less
 * than 0 is 0.
 */
export const countdownText = (seconds: number, style: CountdownStyle): string => {
  const left = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor(left / 60) % 60
  const rest = left % 60
  if (style === 'words') return `${hours}h ${minutes}m ${rest}s`
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
