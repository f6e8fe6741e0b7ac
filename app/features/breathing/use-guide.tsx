import { useCallback, useEffect, useState } from 'react'
import type { BreathingTechnique } from '#app/content/breathing-techniques.ts'
import {
  guideView,
  markBreathOut,
  nextChange,
  pauseGuide,
  restartCount,
  resumeGuide,
  startGuide,
  turnStep,
  type Guide,
  type GuideView,
} from './guide.ts'

export interface GuideControls {
  view: GuideView
  pause(): void
  resume(): void
  turn(by: 1 | -1): void
  markBreathOut(): void
  restartCount(): void
  restart(): void
}

/** Runs a guide from now on, and draws it anew exactly when something in it changes. */
export function useGuide(technique: BreathingTechnique): GuideControls {
  const [{ guide, now }, setState] = useState(() => {
    const begin = performance.now()
    return { guide: startGuide(begin), now: begin }
  })
  const change = useCallback((step: (guide: Guide, now: number) => Guide) => {
    setState((state) => {
      const at = performance.now()
      return { guide: step(state.guide, at), now: at }
    })
  }, [])
  const view = guideView(technique, guide, now)
  useLookAgain(nextChange(view), now, change)
  return {
    view,
    pause: () => change(pauseGuide),
    resume: () => change(resumeGuide),
    turn: (by) => change((current, at) => turnStep(technique, current, by, at)),
    markBreathOut: () => change(markBreathOut),
    restartCount: () => change(restartCount),
    restart: () => change((_, at) => startGuide(at)),
  }
}

/** Looks at the clock after `wait` milliseconds and whenever the page is seen again. */
function useLookAgain(
  wait: number | null,
  now: number,
  change: (step: (guide: Guide) => Guide) => void,
) {
  useEffect(() => {
    if (wait === null) return
    const look = () => change((guide) => guide)
    // One millisecond late is on the far side of the change; early would draw the same thing twice.
    const timer = setTimeout(look, wait + 1)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wait, now, change])
}
