import type { Log, LogFields } from '#app/http/context.ts'

/** One JSON object a line on the Worker's console. */
export function createLog(requestId: string): Log {
  const write = (level: string, event: string, fields: object) =>
    console.log(JSON.stringify({ level, event, requestId, ...fields }))
  return {
    info: (event, fields = {}) => write('info', event, fields),
    warn: (event, fields = {}) => write('warn', event, fields),
    error: (event, error, fields = {}) => write('error', event, { ...describe(error), ...fields }),
  }
}

/**
 * An error without what it was about. A database error's message quotes the statement's parameters,
 * which are a member's words, so only its cause's kind and the stack's frames are kept.
 */
function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const isQuery = error.message.startsWith('Failed query')
  const shown = isQuery && error.cause instanceof Error ? error.cause : error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: shown.name,
    message: isQuery ? shown.message.replace(/[:\n].*/s, '') : shown.message,
    stack: frames.slice(0, 8).join('\n'),
  }
}
