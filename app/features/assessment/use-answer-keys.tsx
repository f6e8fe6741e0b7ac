import { useEffect, useRef } from 'react'
import { CORE10_ANSWERS } from './core10.ts'

/**
 * Keys of a question that is alone on the page: 1 to 5 answer wherever the focus is, and Enter and
 * Space take the answer they stand on, also when it is chosen already (browsers send no press then).
 * Moving among the answers by arrow is only looking: the press that browsers send with it is not
 * passed on to `onChoose`.
 * @returns what a press of an answer is handed to
 */
export function useAnswerKeys(onChoose: (answer: number) => void): (answer: number) => void {
  const isMoving = useRef(false)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      isMoving.current = event.key.startsWith('Arrow')
      const answer = answerOf(event)
      if (answer === null) return
      // A key that is held down would otherwise press what has the focus when it is let go.
      event.preventDefault()
      if (!event.repeat) choose.current(answer)
    }
    const stop = () => {
      isMoving.current = false
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', stop)
    document.addEventListener('pointerdown', stop)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', stop)
      document.removeEventListener('pointerdown', stop)
    }
  }, [])
  return (answer) => {
    if (!isMoving.current) choose.current(answer)
  }
}

function answerOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): number | null {
  if (ctrlKey || altKey || metaKey) return null
  if (key === 'Enter' || key === ' ') {
    return target instanceof HTMLInputElement && target.type === 'radio'
      ? Number(target.value)
      : null
  }
  const answer = /^[1-5]$/.test(key) ? Number(key) - 1 : -1
  return answer in CORE10_ANSWERS ? answer : null
}
