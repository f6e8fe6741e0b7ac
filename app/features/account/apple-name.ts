import * as v from 'valibot'

const part = v.optional(v.string(), '')
const AppleUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.object({ firstName: part, lastName: part }) }),
)

/** The name in the `user` field that Apple posts beside its first answer, or null. */
export function readAppleName(user: string | undefined): string | null {
  const parsed = v.safeParse(AppleUser, user)
  if (!parsed.success) return null
  const { firstName, lastName } = parsed.output.name
  return `${firstName} ${lastName}`.trim() || null
}
