import { useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { keepMood } from './chosen-mood.tsx'
import type { EmotionalState } from './emotional-states.ts'
import { MonthView } from './month-view.tsx'
import type { MonthFrame, MoodMonth, NotedMood } from './mood-month.ts'
import { StateChoice } from './state-choice.tsx'

const NOT_KEPT = 'That could not be saved. Nothing else was lost. Please try again.'

interface MoodLogProps {
  month: MoodMonth
  frame: MonthFrame
  /** Moods that could not be opened. */
  unreadable: number
  onRemove: (mood: NotedMood) => Promise<boolean>
}

/** The log of a month, wherever it is kept. */
export const MoodLog = ({ month, frame, unreadable, onRemove }: MoodLogProps) => {
  const [problem, setProblem] = useState('')
  const note = async (state: EmotionalState) => {
    keepMood(state)
    const { noteMood } = await import('./note-mood.client.ts')
    setProblem((await noteMood(state.id)) === 'noted' ? '' : NOT_KEPT)
  }
  const remove = (mood: NotedMood) =>
    void onRemove(mood).then((isGone) => setProblem(isGone ? '' : NOT_KEPT))
  return (
    <>
      <StateChoice onChoose={(state) => void note(state).catch(() => setProblem(NOT_KEPT))} />
      <div role="status" className="empty:hidden">
        {problem && <Notice tone="warn">{problem}</Notice>}
      </div>
      {unreadable > 0 && (
        <Notice tone="warn">
          {unreadable === 1 ? '1 entry' : `${unreadable} entries`} could not be opened. The others
          are all here.
        </Notice>
      )}
      <MonthView month={month} today={frame.today} onRemove={remove} />
    </>
  )
}
