import { X } from './icons.tsx'
import { type MouseEvent, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'

/**
 * Opens or closes a dialog where the browser does not yet know `command` and `commandfor`
 * (Chrome 135, Firefox 144 and Safari 26.2 do, and then no script is needed).
 */
const commandByScript = (event: MouseEvent<HTMLButtonElement>) => {
  const button = event.currentTarget
  if ('commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}

/** Attributes for any button that opens (`show-modal`) or closes a dialog. */
export const dialogCommand = (id: string, command: 'show-modal' | 'close' = 'show-modal') => ({
  type: 'button' as const,
  onClick: commandByScript,
  ...{ command, commandfor: id },
})

type DialogButtonProps = {
  opens: string
  variant?: ButtonVariant
  wide?: boolean
  className?: string
  children: ReactNode
}

/** Opens the dialog whose id is `opens`. */
export const DialogButton = ({ opens, variant = 'quiet', ...rest }: DialogButtonProps) => (
  <Button variant={variant} {...rest} {...dialogCommand(opens)} />
)

type DialogProps = {
  id: string
  title: ReactNode
  children: ReactNode
  /** Runs after the dialog has closed, however it was closed. */
  onClose?: () => void
}

/** A native modal dialog: Escape and a press beside it close it, and focus goes back by itself. */
export const Dialog = ({ id, title, children, onClose }: DialogProps) => (
  <dialog
    id={id}
    className="dialog"
    aria-labelledby={`${id}-title`}
    onClose={onClose}
    {...{ closedby: 'any' }}
  >
    <div className="dialog-head">
      <h2 id={`${id}-title`} className="pt-1.5">
        {title}
      </h2>
      <Button variant="quiet" className="px-3! text-ink-soft!" {...dialogCommand(id, 'close')}>
        <X size={22} aria-hidden="true" />
        <span className="sr-only">Close</span>
      </Button>
    </div>
    <div className="dialog-body">{children}</div>
  </dialog>
)
