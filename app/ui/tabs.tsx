import { Link } from '@remix-run/react'
import { type ReactNode } from 'react'

export type Tab = { to: string; label: ReactNode; current: boolean }

/** Tabs that are links: each has an address, and the server draws the one that is open. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className="tabs mb-8">
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        to={tab.to}
        className="tab"
        preventScrollReset
        {...(tab.current ? { 'aria-current': 'page' as const } : {})}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)
