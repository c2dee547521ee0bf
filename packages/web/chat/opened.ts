import { useSyncExternalStore } from 'react'
import { onSessionChange, token } from '../memory/session'

let open = false
const watchers = new Set<() => void>()

/** Opens or closes the conversation with customer service; the state is kept from page to page. */
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

// It is closed for the next user who signs in.
onSessionChange(() => {
  if (token() === null) setChatOpen(false)
})
