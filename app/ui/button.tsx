import { Link, type LinkProps } from '@remix-run/react'
import { type ComponentPropsWithoutRef, type MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const classes = (variant: ButtonVariant, wide: boolean, extra?: string) =>
  ['button', `button-${variant}`, wide && 'w-full', extra].filter(Boolean).join(' ')

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant
  wide?: boolean
  /** The words of the wait ('Saving Check-in...'). While given, presses are ignored but focus stays. */
  busy?: string | false | undefined
}

/** One primary button a view. A button that is busy keeps its focus and says what it is doing. */
export const Button = ({
  variant = 'primary',
  wide = false,
  busy,
  className,
  children,
  onClick,
  type = 'submit',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(variant, wide, className)}
      onClick={press}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; wide?: boolean }

/** A link that looks like a button: it goes somewhere and changes nothing. */
export const ButtonLink = ({
  variant = 'primary',
  wide = false,
  className,
  ...rest
}: ButtonLinkProps) => <Link {...rest} className={classes(variant, wide, className)} />
