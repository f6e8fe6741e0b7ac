import { useCallback, useEffect, useRef, useState } from 'react'
import type { BreathingTechnique } from '#app/content/breathing-techniques.ts'
import type { Delivery } from './exercise-outbox.ts'
import { reportOf, type ExerciseReport } from './exercise-record.ts'
import { useGuide, type GuideControls } from './use-guide.tsx'

/** What became of the record; 'sending' while nobody knows yet. */
export type DeliveryState = Delivery | 'sending' | null

/**
 * A guide whose exercise is reported once it ends: by itself, by closing it, or by leaving the page.
 * All reports of one exercise carry one id, so whichever of them arrive make one record.
 */
export function useExercise(
  technique: BreathingTechnique,
  report: (report: ExerciseReport) => Promise<Delivery>,
): { controls: GuideControls; delivery: DeliveryState; leave: () => void } {
  const [exercise, setExercise] = useState(() => crypto.randomUUID())
  const [delivery, setDelivery] = useState<DeliveryState>(null)
  const guide = useGuide(technique)
  const { elapsed, status } = guide.view
  const latest = useRef({ elapsed, status, report })
  useEffect(() => {
    latest.current = { elapsed, status, report }
  })

  const send = useCallback(async () => {
    const made = reportOf(exercise, technique.id, latest.current.elapsed)
    if (!made) return
    setDelivery('sending')
    setDelivery(await latest.current.report(made))
  }, [exercise, technique])

  useEffect(() => {
    if (status === 'finished') void send()
  }, [status, send])

  const leave = useCallback(() => {
    if (latest.current.status !== 'finished') void send()
  }, [send])
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [leave])

  const restart = () => {
    setExercise(crypto.randomUUID())
    setDelivery(null)
    guide.restart()
  }
  return { controls: { ...guide, restart }, delivery, leave }
}
