import { CORE10_LICENCE } from './core10.ts'

const address = CORE10_LICENCE.slice(CORE10_LICENCE.indexOf('https://'))

/** The line that the licence of CORE-10 wants seen wherever its questions are. */
export const Core10Licence = () => (
  <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
    {CORE10_LICENCE.slice(0, -address.length)}
    <a className="link" href={address} rel="noreferrer">
      {address}
    </a>
  </p>
)
