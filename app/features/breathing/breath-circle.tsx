import { useEffect, useRef, type ReactNode } from 'react'
import type { BreathPattern } from '#app/content/breathing-techniques.ts'
import { breathCurve, breathLength } from './breath-timeline.ts'

/** The disc at empty lungs, as a part of its full size; the words fit into it. */
const SMALLEST = 0.58
/** A half-wave: a breath turns gently at both ends. */
const EASING = 'cubic-bezier(0.37, 0, 0.63, 1)'
/** Less than this many milliseconds of drift cannot be seen, and mending it would be. */
const DRIFT = 120

/** A disc that swells and sinks with the breath; what stands in it is its children. */
export const BreathCircle = ({
  pattern,
  elapsed,
  isRunning,
  children,
}: {
  pattern: BreathPattern
  elapsed: number
  isRunning: boolean
  children: ReactNode
}) => {
  const disc = useBreathMotion(pattern, elapsed, isRunning)
  return (
    <div className="relative mx-auto my-3 grid size-48 place-items-center sm:size-60">
      <div className="absolute -inset-3 rounded-full border-2 border-dashed border-line" />
      <div
        ref={disc}
        className="absolute inset-0 scale-[0.58] rounded-full bg-moss-tint shadow-[0_0_0_0.75rem_var(--color-lamp-tint)] motion-reduce:hidden forced-colors:border-2"
      />
      <div className="relative grid justify-items-center text-center">{children}</div>
    </div>
  )
}

function useBreathMotion(pattern: BreathPattern, elapsed: number, isRunning: boolean) {
  const disc = useRef<HTMLDivElement>(null)
  const motion = useRef<Animation | null>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = breathCurve(pattern).map(({ offset, fullness }) => ({
      offset,
      scale: String(SMALLEST + (1 - SMALLEST) * fullness),
      easing: EASING,
    }))
    const made = disc.current?.animate(frames, {
      duration: breathLength(pattern),
      iterations: Infinity,
    })
    motion.current = made ?? null
    return () => made?.cancel()
  }, [pattern])
  useEffect(() => {
    const made = motion.current
    if (!made) return
    if (isRunning) made.play()
    else made.pause()
    if (Math.abs(Number(made.currentTime ?? 0) - elapsed) > DRIFT) made.currentTime = elapsed
  }, [pattern, elapsed, isRunning])
  return disc
}
