import { useEffect, useState } from 'react'

/** Tells the server, in a hidden field, which time zone the browser is in. Without script it stays empty. */
export function BrowserZone() {
  const [zone, setZone] = useState('')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''), [])
  return <input type="hidden" name="timeZone" value={zone} />
}
