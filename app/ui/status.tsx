import { type ReactNode, useId } from 'react'

type ProgressProps = {
  label: ReactNode
  value: number
  max: number
  /** What stands beside the label ('Question 3 of 10'); otherwise the percentage. */
  text?: ReactNode
}

/** How far along. The words say it too. */
export const Progress = ({ label, value, max, text }: ProgressProps) => {
  const id = useId()
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="figures text-ink-soft">
          {text ?? `${Math.round((100 * value) / max)} %`}
        </span>
      </div>
      <progress id={id} className="progress" value={value} max={max} />
    </div>
  )
}

/** Says that something happened, without taking the focus. Keep it on the page and change its words. */
export const Toast = ({ children }: { children?: ReactNode }) => (
  <div role="status" className="toast">
    {children}
  </div>
)

/** The shape of what is coming. Give it the size of the real thing (`className="h-40 w-full"`). */
export const Skeleton = ({ className }: { className: string }) => (
  <div className={`skeleton ${className}`} aria-hidden="true" />
)
