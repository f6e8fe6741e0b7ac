import { type ReactNode } from 'react'
import { HelpLink, HomeLink } from './bar.tsx'
import { SkipLink } from './layout.tsx'

type PublicShellProps = {
  /** Links of the bar, beside the name. */
  links?: ReactNode
  children: ReactNode
}

/** The frame of the pages that need no account. */
export const PublicShell = ({ links, children }: PublicShellProps) => (
  <div className="public-shell">
    <SkipLink />
    <header className="topbar no-print">
      <HomeLink to="/" />
      {links && (
        <nav aria-label="Burrow" className="flex max-sm:hidden">
          {links}
        </nav>
      )}
      <HelpLink />
    </header>
    <main id="main" tabIndex={-1} className="public-main">
      {children}
    </main>
    <footer className="page-foot">
      <span>Burrow is not medical care. For ages 16 and over.</span>
      <a href="/policy">User Policy Statement</a>
      <a href="/pricing">Pricing</a>
      <a href="/login">Log in</a>
    </footer>
  </div>
)

/** One form in the middle of the page: signing in, registering, a new password. */
export const CentredCard = ({ children }: { children: ReactNode }) => (
  <div className="card mx-auto w-full max-w-md sm:mt-8 sm:p-10">{children}</div>
)
