import { renameWindow, windowName } from './session'

/** Messages between windows: asking who is open, announcing that one is, announcing that one closes. */
type WindowNotice = { readonly ask: string } | { readonly here: string } | { readonly gone: string }

/** Names of the browser's other open windows, as announced by them. */
const open = new Set<string>()

const heard = (notice: WindowNotice, tell: (notice: WindowNotice) => void): void => {
  if ('gone' in notice) open.delete(notice.gone)
  else if ('here' in notice) {
    open.add(notice.here)
    // Another open window has this one's name: what is typed here would be kept, and given up, as if it were typed there.
    if (notice.here === windowName()) tell({ ask: renameWindow() })
  } else {
    open.add(notice.ask)
    tell({ here: windowName() })
  }
}

/** Asks which other windows of this browser are open, and answers their questions. A crashed window does not answer. */
export const meetWindows = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('sella.windows')
  const tell = (notice: WindowNotice): void => channel.postMessage(notice)
  channel.onmessage = ({ data }: MessageEvent<WindowNotice>) => heard(data, tell)
  tell({ ask: windowName() })
  window.addEventListener('pagehide', () => tell({ gone: windowName() }))
  // Restored from the browser's back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell({ ask: windowName() }))
}

export const isOpenWindow = (name: string): boolean => open.has(name)
