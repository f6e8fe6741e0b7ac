import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const SOURCE = 'app/ui/icons.tsx'

/** The icons that app/ui/icons.tsx names, as `[component, symbol]`. */
export function namedIcons(): [string, string][] {
  const source = readFileSync(SOURCE, 'utf8')
  const lines = source.matchAll(/export const (\w+) = \/\* @__PURE__ \*\/ icon\('([\w-]+)'\)/g)
  return [...lines].map(([, name = '', id = '']) => [name, id])
}

const exported: ReadonlyMap<string, unknown> = new Map(Object.entries(lucide))

/** Lucide's component of a name; its icons are what React calls forwarded components. */
function lucideIcon(name: string): ElementType {
  const found = exported.get(name)
  if (typeof found !== 'object' || found === null) throw new Error(`Lucide has no icon ${name}.`)
  return found as ElementType
}

/** The file as Lucide draws those icons. Throws for a name that Lucide does not know. */
export function iconsFile(): string {
  const symbols = namedIcons().map(([name, id]) => {
    const shapes = renderToStaticMarkup(createElement(lucideIcon(name))).replace(
      /^<svg[^>]*>|<\/svg>$/g,
      '',
    )
    return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** Where that file is served from; its name changes with what is in it, so that no cache holds an old one. */
export function iconsPath(): string {
  const hash = createHash('sha256').update(iconsFile()).digest('hex').slice(0, 8)
  return `/icons/icons.${hash}.svg`
}
