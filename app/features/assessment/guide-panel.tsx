import { type ReactNode, useEffect, useRef } from 'react'

/** A step of the guide that is no question. It takes the focus, so that it is heard. */
export const GuidePanel = ({ title, children }: { title?: ReactNode; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    <div ref={box} tabIndex={-1} data-first-focus className="grid gap-4">
      {title && <h3 className="text-xl!">{title}</h3>}
      {children}
    </div>
  )
}
