import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parseForm } from './parse-form.server.ts'

const Schema = v.object({
  name: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('Please give a name.'),
    v.maxLength(5, 'Shorter, please.'),
  ),
  password: v.optional(v.string(), ''),
})

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers })

it('gives the parsed values', async () => {
  expect(await parseForm(post(new URLSearchParams({ name: 'Ana' })), Schema)).toEqual({
    ok: true,
    value: { name: 'Ana', password: '' },
  })
})

it('puts one message at the field, keeps what was typed and never a password', async () => {
  const answer = await parseForm(
    post(new URLSearchParams({ name: 'Annabel', password: 'secret' })),
    Schema,
  )
  expect(answer).toEqual({
    ok: false,
    error: { errors: { name: 'Shorter, please.' }, typed: { name: 'Annabel' } },
  })
})

it('takes the first of a doubled field and treats files and foreign bodies as nothing sent', async () => {
  const doubled = new URLSearchParams([
    ['name', 'Ana'],
    ['name', 'Eve'],
  ])
  expect(await parseForm(post(doubled), Schema)).toMatchObject({ ok: true, value: { name: 'Ana' } })
  const files = new FormData()
  files.set('name', new Blob(['x']), 'x.txt')
  const missing = { ok: false, error: { errors: { name: 'Please give a name.' }, typed: {} } }
  expect(await parseForm(post(files), Schema)).toEqual(missing)
  expect(
    await parseForm(post('{"name":"Ana"}', { 'content-type': 'application/json' }), Schema),
  ).toEqual(missing)
  expect(
    await parseForm(post('--x', { 'content-type': 'multipart/form-data; boundary=x' }), Schema),
  ).toEqual(missing)
})

it('is not fooled by names that objects have of themselves', async () => {
  const odd = new URLSearchParams({ __proto__: 'x', constructor: 'y', name: 'Ana' })
  expect(await parseForm(post(odd), Schema)).toMatchObject({ ok: true, value: { name: 'Ana' } })
})
