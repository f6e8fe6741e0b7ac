import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'

type OpenDialogProps = {
  title: ReactNode
  /** The button in its head. */
  close: ReactNode
  /** Runs after the dialog has closed, however it was closed. */
  onClose: () => void
  className?: string
  /** Stays at the foot while what is above it scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog that is open as long as it is drawn. Escape closes it, a press beside it does
 * not. What carries `data-first-focus` gets the focus first, so that a press of Space does not close
 * what has just opened.
 */
export const OpenDialog = ({
  title,
  close,
  onClose,
  className = '',
  foot,
  children,
}: OpenDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    dialog.current.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby="open-dialog-title"
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id="open-dialog-title" className="pt-1.5">
          {title}
        </h2>
        <Button
          type="button"
          variant="quiet"
          className="flex-none"
          onClick={() => dialog.current?.close()}
        >
          {close}
        </Button>
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  )
}
