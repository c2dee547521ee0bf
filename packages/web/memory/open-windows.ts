import { windowName } from './session'

/** What windows tell each other: who is there, that one is, that one has closed. */
type WindowNotice = { readonly ask: string } | { readonly here: string } | { readonly gone: string }

/** The other windows of this browser that said they are open. */
const open = new Set<string>()

const heard = (notice: WindowNotice, tell: (notice: WindowNotice) => void): void => {
  if ('gone' in notice) open.delete(notice.gone)
  else if ('here' in notice) open.add(notice.here)
  else {
    open.add(notice.ask)
    tell({ here: windowName() })
  }
}

/** Asks which other windows of this browser are open, and answers them. One that crashed says nothing. */
export const meetWindows = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('sella.windows')
  const tell = (notice: WindowNotice): void => channel.postMessage(notice)
  channel.onmessage = ({ data }: MessageEvent<WindowNotice>) => heard(data, tell)
  tell({ ask: windowName() })
  window.addEventListener('pagehide', () => tell({ gone: windowName() }))
  // Back from the browser's cache of pages.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell({ ask: windowName() }))
}

export const isOpenWindow = (name: string): boolean => open.has(name)
