import { LifeBuoy } from './icons.tsx'

/** Crisis help, in the same corner of every page. A plain link: it works whatever else does not. */
export const HelpLink = () => (
  <a href="/crisis-help" className="help-link">
    <LifeBuoy size={20} aria-hidden="true" />
    Need help now?
  </a>
)

/** The name over the door. */
export const HomeLink = ({ to }: { to: string }) => (
  <a href={to} className="bar-button serif text-lg">
    <img src="/favicon.svg" alt="" width={32} height={32} />
    Burrow
  </a>
)
