import { useSyncExternalStore } from 'react'

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
