import { windowName } from './session'

type Said = { readonly ask: string } | { readonly here: string } | { readonly gone: string }

/** The other windows of this browser that said they are open. */
const open = new Set<string>()

const heard = (said: Said, say: (said: Said) => void): void => {
  if ('gone' in said) open.delete(said.gone)
  else if ('here' in said) open.add(said.here)
  else {
    open.add(said.ask)
    say({ here: windowName() })
  }
}

/** Asks which other windows of this browser are open, and answers them. One that crashed says nothing. */
export const meetWindows = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('sella.windows')
  const say = (said: Said): void => channel.postMessage(said)
  channel.onmessage = ({ data }: MessageEvent<Said>) => heard(data, say)
  say({ ask: windowName() })
  window.addEventListener('pagehide', () => say({ gone: windowName() }))
  // Back from the browser's cache of pages.
  window.addEventListener('pageshow', ({ persisted }) => persisted && say({ ask: windowName() }))
}

export const isOpenWindow = (name: string): boolean => open.has(name)
