import { html } from 'hono/html'

import { page } from './page.ts'
import type { StandIn, StandInPlace } from './stand-in.ts'

function card(standIn: StandIn) {
  return html`<section class="card">
    <h2>${standIn.title}</h2>
    <p>${standIn.summary}</p>
    <dl>
      ${standIn.settings.map(
        ({ name, value }) =>
          html`<dt>${name}</dt>
            <dd class="value">${value}</dd>`,
      )}
    </dl>
    <ul class="links">
      ${standIn.links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
    </ul>
  </section>`
}

/** The page that says what is here, how to reach it and what to tell the app. */
export function frontPage(standIns: StandIn[], { appOrigin }: StandInPlace) {
  return page(
    'Welcome',
    html`<h1>Burrow’s stand-ins</h1>
      <p>
        Each one speaks the protocol of an outside service on this machine, so that Burrow runs with
        no account anywhere. The app itself is at <a href="${appOrigin}">${appOrigin}</a>.
      </p>
      <p class="note">
        For local work only. Nothing here leaves this machine, nothing is checked as the real
        service would check it, and no real password or address belongs here.
      </p>
      ${standIns.map(card)}
      <p class="soft">
        A stand-in with a <code>/control</code> address can be broken for a test: send it
        <code>{"mode": "down"}</code>, <code>"slow"</code> with <code>"delayMs"</code>,
        <code>"rate-limited"</code> or <code>"cut"</code>, with <code>"times"</code> for a few
        requests only, and <code>{"mode": "ok"}</code> to mend it.
      </p>`,
  )
}
