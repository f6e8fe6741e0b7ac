import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loaderDataScript } from './loader-data-script.server.ts'

const asStream = (text: string) => new Response(text).body ?? new ReadableStream()

/** What a browser would be handed by the script. */
function handedOver(script: string): string[] {
  const inner = /^<script nonce="n">(.*)<\/script>$/s.exec(script)?.[1] ?? ''
  const handed: string[] = []
  const streamController = { enqueue: (text: string) => handed.push(text), close: () => undefined }
  new Function('window', inner)({ __remixContext: { streamController } })
  return handed
}

it('hands over any text as it is, and nothing in it can end the script', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '"\\', '&lt;'),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const script = await loaderDataScript(asStream(text), 'n')
      expect(handedOver(script)).toEqual([text])
      expect(script.slice('<script nonce="n">'.length, -'</script>'.length)).not.toMatch(/[<>]/)
    }),
  )
})
