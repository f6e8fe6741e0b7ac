import { html } from 'hono/html'

import { page } from '#tests/stand-ins/page.ts'

/** Where one chooses whom to be. `hint` fills the e-mail in. */
export function signInPage(uid: string, hint: string, message = '') {
  return page(
    'Sign in',
    html`<h1>Who would you like to be?</h1>
      <p>
        Burrow asked this stand-in to sign someone in. Be anyone: the same e-mail is always the same
        person, and no password is asked.
      </p>
      ${message ? html`<p class="note" role="alert">${message}</p>` : ''}
      <form class="card" method="post" action="/oidc/sign-in/${uid}">
        <label for="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          value="${hint}"
          autocomplete="off"
          required
          autofocus
        />
        <label for="name">Name</label>
        <input id="name" name="name" type="text" value="Robin Field" autocomplete="off" />
        <label class="tick">
          <input name="verified" type="checkbox" value="yes" checked />
          The provider has checked this e-mail address
        </label>
        <div class="row">
          <button name="choice" value="continue">Continue</button>
          <button class="quiet" name="choice" value="cancel" formnovalidate>Cancel</button>
        </div>
      </form>`,
  )
}

/** For a sign-in that was finished, left too long, or begun in another browser. */
export function staleSignInPage(appOrigin: string) {
  return page(
    'Start again',
    html`<h1>This sign-in is over</h1>
      <p>
        It was finished already, or began before the stand-ins were started.
        <a href="${appOrigin}">Go back to Burrow</a> and start again.
      </p>`,
  )
}
