import * as v from 'valibot'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'

/** Why a form was refused: a message next to each field, and what was typed, to be shown again. */
export interface FormProblem {
  errors: Record<string, string>
  typed: Record<string, string>
}

/** Never sent back, however wrong the rest of the form is. */
const SECRET_FIELD = /password/i

/**
 * Parses a form by a schema. A field sent twice counts by its first value; files count as missing.
 * The first message of each field is kept, under the field's name or its path (`morning.motto`); one
 * that belongs to no field stands under `form`.
 */
export async function parseForm<S extends v.GenericSchema<unknown, unknown>>(
  request: Request,
  schema: S,
): Promise<Result<v.InferOutput<S>, FormProblem>> {
  return parseFields(await readFields(request), schema)
}

/** The same for fields that were read already, where one door takes several forms. */
export function parseFields<S extends v.GenericSchema<unknown, unknown>>(
  fields: Record<string, string>,
  schema: S,
): Result<v.InferOutput<S>, FormProblem> {
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return ok(parsed.output)
  const errors: Record<string, string> = {}
  for (const issue of parsed.issues) {
    errors[v.getDotPath(issue) ?? 'form'] ??= issue.message
  }
  return err({ errors, typed: withoutSecrets(fields) })
}

/** The fields of a form as plain text; a body that is no form is an empty one. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !Object.hasOwn(fields, name)) fields[name] = value
  }
  return fields
}

/** What may be shown to the person again. */
export function withoutSecrets(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET_FIELD.test(name)))
}
