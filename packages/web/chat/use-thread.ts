import { makeThread } from '@sella/workbench/chat/thread'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Source } from './source'
import { useChatNews, useConnected } from './use-live'
import { chatKeys } from './use-support'

/** Polling interval in milliseconds: alone, and with live news (the signed addresses of pictures are valid for 1200 s). */
const every = { alone: 5000, connected: 600_000 }

/** The messages of a conversation, kept up to date while it is shown. */
export const useThread = (source: Source, shown: boolean) => {
  const client = useQueryClient()
  const thread = useMemo(
    () =>
      makeThread({
        server: source,
        isVisible: () => document.visibilityState === 'visible',
        onRead: () => void client.invalidateQueries({ queryKey: chatKeys.all }),
      }),
    [client, source],
  )
  const { store, look, earlier, sent, setShown, noteRead } = thread
  const connected = useConnected()
  useChatNews(() => void look(), shown)
  useEffect(() => {
    if (!shown) return
    void look()
    const timer = window.setInterval(() => void look(), connected ? every.connected : every.alone)
    return () => window.clearInterval(timer)
  }, [shown, connected, look])
  useEffect(() => {
    if (!shown) return
    setShown(true)
    document.addEventListener('visibilitychange', noteRead)
    return () => {
      setShown(false)
      document.removeEventListener('visibilitychange', noteRead)
    }
  }, [shown, setShown, noteRead])
  return { ...useSyncExternalStore(store.subscribe, store.get), look, earlier, sent }
}
