import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { PageNotFound, SomethingWentWrong } from '#app/features/plans/error-pages.tsx'
import { useDocumentSettings } from '#app/ui/document-settings.tsx'
import { isScriptless } from '#app/ui/scriptless.ts'
import { preloadedFonts } from '#app/ui/font-files.ts'
import { PublicShell } from '#app/ui/public-shell.tsx'
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

/** The last net: what no layout below caught, such as a post to a page that takes none. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <PublicShell links={null}>
      {isMissing ? <PageNotFound back="/" /> : <SomethingWentWrong />}
    </PublicShell>
  )
}
