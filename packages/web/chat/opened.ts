import { useSyncExternalStore } from 'react'
import { onSessionChange, token } from '../memory/session'

let open = false
const watchers = new Set<() => void>()

/** Opens or shuts the conversation with customer service; it stays as it is from page to page. */
export const setChatOpen = (now: boolean): void => {
  open = now
  for (const watcher of watchers) watcher()
}

export const useChatOpen = (): boolean =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => open,
  )

// Who signs in next begins with it shut.
onSessionChange(() => {
  if (token() === null) setChatOpen(false)
})
