/** The events for which React 18 hydrates a page at once, within the event (its discrete events). */
const DISCRETE =
  'auxclick change click compositionend compositionstart contextmenu copy cut dblclick dragend dragstart drop input keydown keypress keyup mousedown mouseup paste pointercancel pointerdown pointerup reset submit textInput touchcancel touchend touchstart'

const keepFromScript = (event: Event) => event.stopImmediatePropagation()

/**
 * Keeps events from React until the page is hydrated; what the browser itself does with them
 * (links, forms, typing, dialogs) goes on as without script. Remix suspends its root while it
 * decodes the loaders' data, and an event in that moment makes React hydrate at once, find the root
 * suspended and give the page up ('Root did not complete').
 * @returns a function that lets events through again
 */
export const shieldHydration = (): (() => void) => {
  const names = DISCRETE.split(' ')
  for (const name of names) window.addEventListener(name, keepFromScript, true)
  return () => {
    for (const name of names) window.removeEventListener(name, keepFromScript, true)
  }
}
