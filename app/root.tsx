import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useDocumentSettings } from '#app/ui/document-settings.tsx'
import { isScriptless } from '#app/ui/scriptless.ts'
import { preloadedFonts } from '#app/ui/font-files.ts'
import stylesheet from '#app/ui/styles.css?url'

export const links = () => [
  { rel: 'stylesheet', href: stylesheet },
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, theme } = useDocumentSettings()
  const hasScript = !isScriptless(useMatches())
  return (
    <html lang="en-GB" data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasScript && <ScrollRestoration nonce={nonce} />}
        {hasScript && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
