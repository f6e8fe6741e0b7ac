import { useEffect, useRef, useState } from 'react'
import { countdownText, type CountdownStyle } from './countdown-text.ts'

/**
 * Seconds left, counting down once script runs. The server says how many there are; the browser
 * measures only how long ago that was, so a wrong clock on a device changes nothing. A new
 * `seconds` starts it again.
 */
export const useCountdown = (seconds: number, onEnd?: () => void): number => {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const started = performance.now()
    setLeft(seconds)
    if (seconds <= 0) return
    const timer = setInterval(() => {
      const now = seconds - (performance.now() - started) / 1000
      setLeft(Math.max(0, Math.ceil(now)))
      if (now > 0) return
      clearInterval(timer)
      end.current?.()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

type CountdownProps = {
  /** Seconds left when the page was made. */
  seconds: number
  /** What the time is for, for screen readers: 'Time until a new code'. */
  label: string
  style?: CountdownStyle
  onEnd?: () => void
}

/** A timer in figures of even width. It is not spoken every second; `label` names it when reached. */
export const Countdown = ({ seconds, label, style = 'timer', onEnd }: CountdownProps) => {
  const left = useCountdown(seconds, onEnd)
  return (
    <span role="timer" aria-label={label} className="figures">
      {countdownText(left, style)}
    </span>
  )
}
