import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a browser loads with a page, as paths on the site. */
export interface Assets {
  scripts: string[]
  styles: string[]
  fonts: string[]
}

/** Gives the bytes of a file of the site. */
export type ReadFile = (path: string) => Uint8Array

const MODULE_SCRIPT = /<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g
/** `import "x"`, `import … from "x"` and, in the page's own script, `import("x")`. */
const IMPORT_IN_PAGE = /\bimport\b[^"';]*["']([^"']+)["']/g
/** In a file only what is loaded at once: `import("x")` waits until it is called. */
const IMPORT_IN_FILE = /(?:\bimport|\bfrom)\s*["']([^"']+)["']/g

/** Reads from a page's HTML what it loads at once, the modules that its modules import included. */
export function assetsOf(html: string, readFile: ReadFile): Assets {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const hrefs = (isWanted: (link: Record<string, string>) => boolean) =>
    links.filter(isWanted).flatMap(({ href }) => href ?? [])
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].flatMap(
    ([tag]) => attributesOf(tag).src ?? [],
  )
  const inline = [...html.matchAll(MODULE_SCRIPT)].flatMap(([, code = '']) =>
    [...code.matchAll(IMPORT_IN_PAGE)].flatMap(([, path]) => path ?? []),
  )
  const preloads = hrefs(({ rel }) => rel === 'modulepreload')
  return {
    scripts: withImports([...tags, ...preloads, ...inline], readFile),
    styles: [...new Set(hrefs(({ rel }) => rel === 'stylesheet'))],
    fonts: [...new Set(hrefs(({ rel, as }) => rel === 'preload' && as === 'font'))],
  }
}

/** The scripts and all that they import, each once. */
export function withImports(paths: readonly string[], readFile: ReadFile): string[] {
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const code = new TextDecoder().decode(readFile(path))
    for (const [, to = ''] of code.matchAll(IMPORT_IN_FILE)) {
      if (/^\.{0,2}\//.test(to)) follow(posix.resolve(posix.dirname(path), to))
    }
  }
  paths.forEach(follow)
  return [...found]
}

/** Bytes as they travel: gzipped at zlib's usual level, except fonts, which are packed already. */
export function weightOf(paths: readonly string[], readFile: ReadFile): number {
  return paths
    .map((path) => (path.endsWith('.woff2') ? readFile(path) : gzipSync(readFile(path))).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}
