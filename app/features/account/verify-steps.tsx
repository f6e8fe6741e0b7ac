import { PageHeader } from '#app/ui/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { noAnswer, type FormAnswer } from './form-answer.ts'
import { FullScreenWait } from './full-screen-wait.tsx'
import { GoOn } from './go-on.tsx'
import { VerifyForm } from './verify-form.tsx'

/** `known` was verified before and is let in at once; `done` has just been. */
type Step =
  | { step: 'known' }
  | { step: 'done' }
  | { step: 'code'; email: string; secondsLeft: number; wasResent: boolean }

/** What /verify-email shows at each step. */
export function VerifySteps(page: Step & { answer: FormAnswer | undefined }) {
  if (page.step === 'known') {
    return (
      <>
        <h1 className="sr-only">Verify your email</h1>
        <FullScreenWait label="Logging you in">
          <GoOn to="/home" seconds={0} label="Go to Home" />
        </FullScreenWait>
      </>
    )
  }
  return (
    <>
      <PageHeader title="Verify your email" />
      {page.step === 'done' ? (
        <div role="status">
          <Notice tone="done">
            Your email address is verified. Taking you home.{' '}
            <GoOn to="/home" seconds={2} label="Go there now" />
          </Notice>
        </div>
      ) : (
        <VerifyForm
          answer={page.answer ?? noAnswer}
          email={page.email}
          secondsLeft={page.secondsLeft}
          wasResent={page.wasResent}
        />
      )}
    </>
  )
}
