import { useEffect, useState } from 'react'

/** Whether script runs: what it alone may take away (a button until it is time) is not taken before. */
export function useScripted(): boolean {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return isScripted
}
