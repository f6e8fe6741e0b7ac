import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentSettingsProvider, readTheme } from '#app/ui/document-settings.tsx'

// The nonce cannot be read back from the document; React does not compare it when it hydrates.
const settings = { nonce: '', theme: readTheme(document.documentElement.dataset.theme) }

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentSettingsProvider value={settings}>
        <RemixBrowser />
      </DocumentSettingsProvider>
    </StrictMode>,
  )
})
