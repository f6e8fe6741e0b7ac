import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentSettingsProvider, readTheme } from '#app/ui/document-settings.tsx'
import { shieldHydration } from '#app/ui/hydration-shield.ts'

// The nonce cannot be read back from the document; React does not compare it when it hydrates.
const settings = { nonce: '', theme: readTheme(document.documentElement.dataset.theme) }

const liftShield = shieldHydration()

/** Lets events in once the page is hydrated. It draws nothing of its own, so the tree stays as sent. */
const Awake = ({ children }: { children: ReactNode }) => {
  useEffect(() => liftShield(), [])
  return <>{children}</>
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentSettingsProvider value={settings}>
        <Awake>
          <RemixBrowser />
        </Awake>
      </DocumentSettingsProvider>
    </StrictMode>,
  )
})
