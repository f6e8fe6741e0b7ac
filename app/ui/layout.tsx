import { Link } from '@remix-run/react'
import { ArrowLeft, ChevronRight } from './icons.tsx'
import { type ReactNode } from 'react'

/** For people who move by keyboard: past the navigation, to the page itself (`<main id="main">`). */
export const SkipLink = () => (
  <a href="#main" className="skip-link">
    Skip to content
  </a>
)

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
)

type PageHeaderProps = {
  title: ReactNode
  /** A sentence or two under the title. */
  intro?: ReactNode
  /** The one thing to do here, beside the title. */
  action?: ReactNode
  back?: { to: string; label: string }
}

/** The head of a page, with its only `<h1>`. */
export const PageHeader = ({ title, intro, action, back }: PageHeaderProps) => (
  <header className="mb-8">
    {back && (
      <Link
        to={back.to}
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium text-moss hover:text-moss-deep"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {back.label}
      </Link>
    )}
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-measure min-w-0">
        <h1>{title}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      </div>
      {action}
    </div>
  </header>
)

/** Something that lies on the page. With `to` the whole card is one link. */
export const Card = ({
  to,
  className = '',
  children,
}: {
  to?: string
  className?: string
  children: ReactNode
}) =>
  to ? (
    <Link to={to} className={`card ${className}`}>
      {children}
    </Link>
  ) : (
    <div className={`card ${className}`}>{children}</div>
  )

type EmptyStateProps = {
  /** An animal, one sentence, one action. */
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** A place where nothing is yet. */
export const EmptyState = ({ art, title, children, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center gap-4 py-12 text-center">
    {art}
    <h2>{title}</h2>
    {children && <p className="text-ink-soft">{children}</p>}
    {action}
  </div>
)

/** More for those who want it. Opens without script. */
export const Details = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="details">
    <summary>
      <ChevronRight size={20} aria-hidden="true" />
      {summary}
    </summary>
    <div className="pt-2 pb-4 pl-7">{children}</div>
  </details>
)
