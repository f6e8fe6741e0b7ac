import { useLocation } from '@remix-run/react'
import { Menu } from './icons.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { HelpLink, HomeLink } from './bar.tsx'
import { SkipLink } from './layout.tsx'

type AppShellProps = {
  navigation: ReactNode
  /** Below the navigation: state of mind, the member, signing out. */
  member: ReactNode
  children: ReactNode
}

/** Closes the phone's menu when a link in it has led somewhere. */
const useClosingMenu = () => {
  const menu = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    const isPopover = menu.current && 'hidePopover' in menu.current
    if (isPopover && menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [key])
  return menu
}

/**
 * The frame of every signed-in page. One sidebar serves both screens: a native popover on a phone,
 * a column on a desk; neither needs script.
 */
export const AppShell = ({ navigation, member, children }: AppShellProps) => {
  const menu = useClosingMenu()
  return (
    <div className="app-shell">
      <SkipLink />
      <header className="topbar no-print">
        <button type="button" className="bar-button menu-button" {...{ popovertarget: 'menu' }}>
          <Menu size={22} aria-hidden="true" />
          Menu
        </button>
        <HelpLink />
      </header>
      <nav
        ref={menu}
        id="menu"
        aria-label="Burrow"
        className="sidebar no-print"
        {...{ popover: 'auto' }}
      >
        <HomeLink to="/home" />
        {navigation}
        <div className="mt-auto grid gap-1">{member}</div>
      </nav>
      <main id="main" tabIndex={-1} className="app-main">
        {children}
      </main>
      <footer className="page-foot">
        <span>Burrow is not medical care.</span>
        <a href="/policy">User Policy Statement</a>
      </footer>
    </div>
  )
}
