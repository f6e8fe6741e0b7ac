import { html } from 'hono/html'

import { page } from '#tests/stand-ins/page.ts'

import type { Letter } from './post-box.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function entry(letter: Letter) {
  return html`<li class="card">
    <a class="mail" href="/inbox/${letter.id}">
      <h2>${letter.subject}</h2>
      <div class="soft">
        To ${letter.to} · <time datetime="${letter.at}">${clock.format(new Date(letter.at))}</time>
      </div>
    </a>
  </li>`
}

/** All letters, newest first, or those to one address. */
export function inboxPage(letters: Letter[], to: string) {
  return page(
    'Inbox',
    html`<p><a href="/">Stand-ins</a></p>
      <h1>Inbox</h1>
      <p>
        Every e-mail that Burrow sent since the stand-ins were started. None of them left this
        machine.
      </p>
      <form method="get" action="/inbox">
        <label for="to">Show the inbox of</label>
        <input
          id="to"
          name="to"
          type="email"
          value="${to}"
          placeholder="everyone"
          autocomplete="off"
        />
        <div class="row">
          <button>Look</button>
          <a href="/inbox.json${to ? `?to=${encodeURIComponent(to)}` : ''}">The same as JSON</a>
        </div>
      </form>
      <p></p>
      ${
        letters.length === 0
          ? html`<p class="note">
              Nothing has come in yet. Sign up or ask for a reset link, then look again.
            </p>`
          : html`<ul class="letters">
                ${letters.map(entry)}
              </ul>
              <form method="post" action="/inbox/clear">
                <button class="quiet">Empty all inboxes</button>
              </form>`
      }`,
  )
}

/** One letter as its reader would see it, its text version, and the rest of what was sent. */
export function letterPage(letter: Letter) {
  // Links leave the frame when clicked; scripts and forms in a letter never run.
  const framed = `<base target="_top">${letter.html}`
  return page(
    letter.subject,
    html`<p><a href="/inbox">Inbox</a></p>
      <h1>${letter.subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${letter.from}</dd>
        <dt>To</dt>
        <dd>${letter.to}</dd>
        ${
          letter.replyTo
            ? html`<dt>Replies to</dt>
                <dd>${letter.replyTo}</dd>`
            : ''
        }
        <dt>Came in</dt>
        <dd><time datetime="${letter.at}">${clock.format(new Date(letter.at))}</time></dd>
        ${Object.entries(letter.headers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd class="value">${value}</dd>`,
        )}
      </dl>
      ${
        letter.html
          ? html`<iframe
              title="The letter as its reader sees it"
              sandbox="allow-top-navigation-by-user-activation"
              srcdoc="${framed}"
            ></iframe>`
          : ''
      }
      <h2>Text version</h2>
      <div class="card"><pre>${letter.text || 'This letter has no text version.'}</pre></div>`,
  )
}

/** For a letter that is not, or no longer, there. */
export function noLetterPage() {
  return page(
    'No such letter',
    html`<h1>No such letter</h1>
      <p>
        It was cleared, or the stand-ins were started afresh.
        <a href="/inbox">Back to the inbox</a>.
      </p>`,
  )
}
