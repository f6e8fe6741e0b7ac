import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { assetsOf, weightOf } from './page-weight.ts'

const files: Record<string, string> = {
  '/assets/root.js': 'import{a}from"./shared.js";import("./later.js")',
  '/assets/home.js': 'import"./shared.js";import{b as c}from"/assets/deep.js";',
  '/assets/shared.js': 'export const a=1',
  '/assets/deep.js': 'export{b}from"./deepest.js"',
  '/assets/deepest.js': 'export const b=2',
  '/assets/entry.js': 'go()',
  '/assets/plain.js': 'go()',
  '/fonts/a.woff2': 'packed',
}
const readFile = (path: string) => {
  const text = files[path]
  if (text === undefined) throw new Error(`No ${path}`)
  return new TextEncoder().encode(text)
}

it('finds scripts in tags, preloads and the page’s own imports, and what they import at once', () => {
  const html = `<link rel="modulepreload" href="/assets/root.js"/>
    <script src="/assets/plain.js"></script><script nonce="x">import("not a module script")</script>
    <script nonce="x" type="module" async="">import "/assets/home.js";
    import("/assets/entry.js");</script>`
  expect(assetsOf(html, readFile).scripts.sort()).toEqual([
    '/assets/deep.js',
    '/assets/deepest.js',
    '/assets/entry.js',
    '/assets/home.js',
    '/assets/plain.js',
    '/assets/root.js',
    '/assets/shared.js',
  ])
})

it('tells style sheets and preloaded fonts apart from other links', () => {
  const html = `<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg">
    <link rel="preload" as="font" href="/fonts/a.woff2"><link rel="preload" as="image" href="/b.svg">`
  expect(assetsOf(html, readFile)).toEqual({
    scripts: [],
    styles: ['/a.css'],
    fonts: ['/fonts/a.woff2'],
  })
})

it('weighs scripts gzipped and fonts as they are', () => {
  const script = gzipSync(readFile('/assets/root.js')).length
  expect(weightOf(['/assets/root.js', '/fonts/a.woff2'], readFile)).toBe(script + 'packed'.length)
})

it('stops at a file that is not there', () => {
  expect(() => assetsOf('<script src="/gone.js">', readFile)).toThrow('No /gone.js')
})
