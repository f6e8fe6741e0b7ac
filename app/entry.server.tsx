import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import { renderToString } from 'react-dom/server'
import { loaderDataScript } from '#app/http/loader-data-script.server.ts'
import { themeOf } from '#app/http/theme.server.ts'
import { DocumentSettingsProvider } from '#app/ui/document-settings.tsx'
import { isScriptless } from '#app/ui/scriptless.ts'

const END = '</body></html>'

/**
 * Renders a page in one piece. Every loader has answered by now and no page waits for more, so a
 * stream would have nothing to wait for and costs twice the time; an error while rendering comes
 * out here and Remix renders the nearest error page in its place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce } = context
  const { serverHandoffStream: stream, staticHandlerContext } = remixContext
  const page = renderToString(
    <DocumentSettingsProvider value={{ nonce, theme: themeOf(request) }}>
      <RemixServer
        context={{ ...remixContext, serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </DocumentSettingsProvider>,
  )
  // Without scripts nobody reads the loaders' data in the browser, so it is not sent either.
  const hasScript = !isScriptless(staticHandlerContext.matches.map((match) => match.route))
  const data = stream && hasScript ? await loaderDataScript(stream, nonce) : ''
  const html = `<!DOCTYPE html>${page.replace(END, () => data + END)}`
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  return new Response(html, { status, headers })
}

/** Surprises in loaders and actions: rich to the log, plain to the member (root.tsx). */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // A 404 or 405 is an answer; the request log has it.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.log.error('loader or action', error)
}
