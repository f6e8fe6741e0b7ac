import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import { addFaultControl, FaultSwitch, withFaults } from '#tests/stand-ins/faults.ts'
import type { NodeEnv, StandIn, StandInPlace } from '#tests/stand-ins/stand-in.ts'

import { inboxPage, letterPage, noLetterPage } from './inbox-pages.ts'
import { PostBox } from './post-box.ts'
import { EmailSchema, errorResponse } from './resend.ts'

/** `POST /mail/emails`, in the provider's order of checks: key, idempotency key, body. */
async function send(c: Context<NodeEnv>, box: PostBox): Promise<Response> {
  if (!/^Bearer \S+$/.test(c.req.header('authorization') ?? '')) {
    return errorResponse('missing_api_key')
  }
  const key = c.req.header('idempotency-key')
  if (key !== undefined && (key.length < 1 || key.length > 256)) {
    return errorResponse('invalid_idempotency_key')
  }
  const parsed = v.safeParse(EmailSchema, await c.req.json().catch(() => null))
  if (!parsed.success) {
    const issue = parsed.issues[0]
    const missing = issue.input === undefined || issue.message.startsWith('Missing')
    const message = issue.message.startsWith('Missing') || !missing ? issue.message : undefined
    return errorResponse(missing ? 'missing_required_field' : 'validation_error', message)
  }
  const posting = box.post(parsed.output, key, new Date())
  return 'id' in posting ? c.json(posting) : errorResponse('invalid_idempotent_request')
}

function addInbox(routes: Hono<NodeEnv>, box: PostBox): void {
  routes.get('/inbox', (c) => {
    const to = c.req.query('to') ?? ''
    return c.html(inboxPage(box.list(to), to))
  })
  routes.get('/inbox.json', (c) => c.json(box.list(c.req.query('to'))))
  routes.delete('/inbox.json', (c) => c.json({ cleared: box.clear(c.req.query('to')) }))
  routes.post('/inbox/clear', (c) => {
    box.clear()
    return c.redirect('/inbox', 303)
  })
  routes.get('/inbox/:id', (c) => {
    const letter = box.find(c.req.param('id'))
    return letter ? c.html(letterPage(letter)) : c.html(noLetterPage(), 404)
  })
}

/** An e-mail provider with Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
export function mail({ origin }: StandInPlace): StandIn {
  const box = new PostBox()
  const faults = new FaultSwitch()
  const routes = new Hono<NodeEnv>()

  addFaultControl(routes, '/mail/control', faults)
  routes.use(
    '/mail/emails',
    withFaults(faults, {
      down: () => errorResponse('application_error'),
      rateLimited: () => {
        const response = errorResponse('rate_limit_exceeded')
        response.headers.set('retry-after', '1')
        return response
      },
    }),
  )
  routes.post('/mail/emails', (c) => send(c, box))
  addInbox(routes, box)

  return {
    title: 'Mail',
    summary:
      'Resend’s HTTP API. What Burrow sends waits in an inbox here instead of leaving. Any key is taken.',
    settings: [{ name: 'Base URL', value: `${origin}/mail` }],
    links: [
      { href: '/inbox', label: 'The inbox' },
      { href: '/inbox.json', label: 'The inbox for scripts' },
      { href: '/mail/control', label: 'What is wrong with it now' },
    ],
    routes,
  }
}
