const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * The script that hands the loaders' data to the page's own scripts, in the form in which Remix's
 * client waits for it. Every character that could end a script or a string is escaped.
 */
export async function loaderDataScript(stream: ReadableStream, nonce: string): Promise<string> {
  const data = JSON.stringify(await new Response(stream).text())
  const escaped = data.replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
  const controller = 'window.__remixContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${escaped});${controller}.close()</script>`
}
