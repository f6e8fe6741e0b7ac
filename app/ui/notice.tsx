import { CircleAlert, Info, Leaf } from './icons.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

type Tone = 'info' | 'warn' | 'done'

const icons = { info: Info, warn: CircleAlert, done: Leaf }

/** A calm word beside the page: something to know, to watch, or something finished. */
export const Notice = ({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) => {
  const Icon = icons[tone]
  return (
    <div className={tone === 'warn' ? 'notice notice-warn' : 'notice'}>
      <Icon size={22} aria-hidden="true" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}

type FormErrorProps = {
  /** What happened, what was kept, what to do. Nothing is drawn without it. */
  message?: string | undefined
  children?: ReactNode
}

/** The one message of a form that was not accepted. It takes the focus, so that it is heard. */
export const FormError = ({ message, children }: FormErrorProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.focus()
  }, [message])
  if (!message) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice notice-error">
      <CircleAlert size={22} aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium">{message}</p>
        {children}
      </div>
    </div>
  )
}
