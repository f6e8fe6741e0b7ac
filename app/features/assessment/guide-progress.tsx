import { Progress } from '#app/ui/status.tsx'
import { type AnswersSoFar, countAnswered } from './answers-so-far.ts'
import { CORE10_ITEMS } from './core10.ts'
import type { GuidePlace } from './use-guide-steps.tsx'

const ALL = CORE10_ITEMS.length

/** 'Question 3 of 10' and how much is answered; a change of question is said to those who listen. */
export const GuideProgress = ({ at, answers }: { at: GuidePlace; answers: AnswersSoFar }) => {
  const answered = countAnswered(answers)
  const place = at === 'thanks' ? `All ${ALL} questions` : `Question ${at + 1} of ${ALL}`
  return (
    <div className="mb-4">
      <Progress label={place} value={answered} max={ALL} />
      <p role="status" className="sr-only">
        {place}
      </p>
    </div>
  )
}
