import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * Shows a part whose script is fetched only once the page is there. Until then, and in the HTML,
 * stands `meanwhile`; when the script does not arrive, `missing`.
 */
export function LatePart<P extends object>({
  load,
  props,
  meanwhile,
  missing,
}: {
  /** Stable between renders. */
  load: () => Promise<ComponentType<P>>
  props: P
  meanwhile: ReactNode
  missing: (tryAgain: () => void) => ReactNode
}) {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | 'missing' | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    load().then(
      (Part) => {
        if (!isGone) setPart({ Part })
      },
      () => {
        if (!isGone) setPart('missing')
      },
    )
    return () => {
      isGone = true
    }
  }, [load, tries])
  if (part === null) return meanwhile
  if (part === 'missing') {
    return missing(() => {
      setPart(null)
      setTries((n) => n + 1)
    })
  }
  return <part.Part {...props} />
}
