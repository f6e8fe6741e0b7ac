import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import { renderToReadableStream } from 'react-dom/server'
import { themeOf } from '#app/http/theme.server.ts'
import { DocumentSettingsProvider } from '#app/ui/document-settings.tsx'
import { isScriptless } from '#app/ui/scriptless.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, log } = context
  // Without scripts nobody reads the loaders' data in the browser, so it is not sent either.
  const handoff = isScriptless(remixContext.staticHandlerContext.matches.map((m) => m.route))
    ? { ...remixContext, serverHandoffStream: undefined }
    : remixContext
  const body = await renderToReadableStream(
    <DocumentSettingsProvider value={{ nonce, theme: themeOf(request) }}>
      <RemixServer context={handoff} url={request.url} nonce={nonce} />
    </DocumentSettingsProvider>,
    { nonce, signal: request.signal, onError: (error) => log.error('render', error) },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  return new Response(body, { status, headers })
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
