/** Selector of what may say why it is shut once the keyboard is on it: what can be pressed, and a list that cannot be opened. */
const pressed = 'button:focus-visible, a:focus-visible, [aria-disabled="true"]:focus-visible'

/**
 * Shows why a shut control cannot be used to whoever comes to it by keyboard (`parts/shut-reason.ts`, fetched when a button first has the
 * keyboard's focus: no page waits for it).
 */
export const watchShut = (): void => {
  const stop = new AbortController()
  const begin = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(pressed)) return
    stop.abort()
    import('../parts/shut-reason').then(({ sayWhyShut }) => sayWhyShut()).catch(watchShut)
  }
  document.addEventListener('focusin', begin, { signal: stop.signal })
}
