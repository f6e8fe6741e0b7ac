import { html, raw } from 'hono/html'

/** A piece of HTML, escaped where it had to be. */
export type Html = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(oklch(97.5% .012 95), oklch(21% .02 130));
  --card: light-dark(oklch(99.5% .006 95), oklch(25.5% .022 130));
  --ink: light-dark(oklch(27% .03 130), oklch(93% .015 95));
  --soft: light-dark(oklch(45% .03 130), oklch(78% .02 95));
  --line: light-dark(oklch(89% .02 100), oklch(34% .02 130));
  --moss: light-dark(oklch(42% .08 145), oklch(82% .09 145));
  --on-moss: light-dark(oklch(99% .01 95), oklch(21% .03 145));
  --lamp: light-dark(oklch(93% .06 90), oklch(34% .05 90)); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 17px/27px ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.2 ui-serif, Georgia, serif; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font: 600 1.3rem/1.3 ui-serif, Georgia, serif; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; max-width: 65ch; } .soft { color: var(--soft); font-size: 15px; }
a { color: var(--moss); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--moss); outline-offset: 2px; border-radius: 6px; }
.note { background: var(--lamp); border-radius: 14px; padding: .75rem 1rem; max-width: none; }
.card { background: var(--card); border-radius: 18px; padding: 1.25rem 1.4rem; margin: 0 0 1rem; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
ul.links { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
ul.links a { display: inline-block; padding: .5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 .75rem; font-size: 15px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
code, dd.value { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 14px; }
label { display: block; font-weight: 600; margin: 0 0 .25rem; }
label.tick { display: flex; gap: .6rem; align-items: center; font-weight: 400; min-height: 44px; margin: 0 0 1rem; }
input[type=email], input[type=text] { width: 100%; min-height: 44px; padding: .5rem .75rem; margin: 0 0 1rem;
  font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 12px; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; accent-color: var(--moss); }
button, a.button { display: inline-block; min-height: 44px; padding: .5rem 1.2rem; font: inherit; font-weight: 600; border: 0; border-radius: 14px; background: var(--moss); color: var(--on-moss);
  text-decoration: none; cursor: pointer; }
button.quiet { background: transparent; color: var(--moss); box-shadow: inset 0 0 0 1px var(--moss); }
ul.letters { list-style: none; margin: 0; padding: 0; }
a.mail { display: block; color: inherit; text-decoration: none; }
a.mail:hover h2 { text-decoration: underline; }
iframe { width: 100%; height: 36rem; border: 0; border-radius: 14px; background: #fff; color-scheme: light; }
iframe + h2 { margin-top: 1.5rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: 14px; line-height: 22px; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .35rem; } }
`

/** A whole page of the stand-ins: one column, no script, light or dark as the system says. */
export function page(title: string, body: Html | Html[] | Promise<Html>) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Burrow’s stand-ins</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}
