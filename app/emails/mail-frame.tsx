import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A message ready to be sent, but for its address. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

/** Mail programs drop style sheets and know no OKLCH, so the tokens are written out here. */
const colours = {
  paper: '#f7f3ea',
  card: '#fffdf8',
  ink: '#2b2a26',
  quiet: '#57534a',
  moss: '#3f5d3a',
}
const face = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"

/** The paper every message is written on. `preview` is the line shown in a list of messages. */
function MailFrame({ title, preview, children }: MailFrameProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: '32px 16px', backgroundColor: colours.paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <div
          role="article"
          aria-label={title}
          style={{
            maxWidth: 520,
            margin: '0 auto',
            padding: '32px',
            borderRadius: 20,
            backgroundColor: colours.card,
            color: colours.ink,
            font: `17px/27px ${face}`,
          }}
        >
          <h1 style={{ margin: '0 0 16px', font: `600 26px/34px Georgia, serif` }}>{title}</h1>
          {children}
          <p style={{ margin: '32px 0 0', color: colours.quiet, fontSize: 15, lineHeight: '24px' }}>
            Burrow, a quiet place for your own mind.
          </p>
        </div>
      </body>
    </html>
  )
}

interface MailFrameProps {
  title: string
  preview: string
  children: ReactNode
}

/** A paragraph. */
export function Line({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>
}

/** A code, large and with room between its characters, that can be selected in one go. */
export function Code({ children }: { children: string }) {
  return (
    <p
      style={{
        margin: '0 0 16px',
        padding: '16px',
        borderRadius: 14,
        backgroundColor: colours.paper,
        textAlign: 'center',
        font: '600 34px/44px ui-monospace, Menlo, Consolas, monospace',
        letterSpacing: '0.2em',
      }}
    >
      {children}
    </p>
  )
}

/** The one action of a message. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: 14,
          backgroundColor: colours.moss,
          color: '#ffffff',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  )
}

/** Makes a message from its parts; `lines` is the plain-text twin, one paragraph each. */
export function toMail(
  message: MailFrameProps & { subject: string; lines: string[] },
): MailContent {
  const { subject, title, preview, children, lines } = message
  const page = (
    <MailFrame title={title} preview={preview}>
      {children}
    </MailFrame>
  )
  const signature = 'Burrow, a quiet place for your own mind.'
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    text: `${[...lines, signature].join('\n\n')}\n`,
  }
}
