import * as v from 'valibot'

/** Either `a@b.c` or `Name <a@b.c>`. */
const MAILBOX = /^(?:[^<>]*<\s*[^<>\s@]+@[^<>\s@]+\s*>|[^<>\s@]+@[^<>\s@]+)$/

const MailboxSchema = v.pipe(
  v.string(),
  v.regex(
    MAILBOX,
    'Invalid `to` field. The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.',
  ),
)
const MailboxesSchema = v.pipe(
  v.union([MailboxSchema, v.array(MailboxSchema)]),
  v.transform((to) => (typeof to === 'string' ? [to] : to)),
  v.minLength(1, 'Missing `to` field.'),
  v.maxLength(50, 'The `to` field must have at most 50 addresses.'),
)

/** What `POST /emails` takes, as far as Burrow could use it. */
export const EmailSchema = v.pipe(
  v.object({
    from: v.pipe(
      v.string('Missing `from` field.'),
      v.regex(
        MAILBOX,
        'Invalid `from` field. The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.',
      ),
    ),
    to: MailboxesSchema,
    subject: v.pipe(
      v.string('Missing `subject` field.'),
      v.minLength(1, 'Missing `subject` field.'),
    ),
    html: v.optional(v.string()),
    text: v.optional(v.string()),
    headers: v.optional(v.record(v.string(), v.string()), {}),
    reply_to: v.optional(v.union([v.string(), v.array(v.string())])),
    cc: v.optional(v.union([v.string(), v.array(v.string())])),
    bcc: v.optional(v.union([v.string(), v.array(v.string())])),
    tags: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
  }),
  v.check(({ html, text }) => Boolean(html ?? text), 'Missing `html` or `text` field.'),
)

export type Email = v.InferOutput<typeof EmailSchema>

/**
 * The provider's errors, by the name it gives them
 * (https://resend.com/docs/api-reference/errors).
 */
export const ERRORS = {
  missing_api_key: [401, 'Missing API key in the authorization header.'],
  invalid_idempotency_key: [400, 'The key must be between 1-256 chars.'],
  invalid_idempotent_request: [
    409,
    'This idempotency key has already been used on a request that had a different payload.',
  ],
  rate_limit_exceeded: [429, 'Too many requests. Please limit the number of requests per second.'],
  application_error: [500, 'An unexpected error occurred.'],
  validation_error: [422, 'The request body is not valid.'],
  missing_required_field: [422, 'The request body is missing one or more required fields.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorName = keyof typeof ERRORS

/** An error in the provider's shape. */
export function errorResponse(name: ErrorName, message: string = ERRORS[name][1]): Response {
  const statusCode = ERRORS[name][0]
  return Response.json({ statusCode, message, name }, { status: statusCode })
}

/** The address alone, in small letters: `Ann <Ann@x.y>` → `ann@x.y`. */
export function bareAddress(mailbox: string): string {
  return (/<\s*([^<>\s]+)\s*>/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase()
}
