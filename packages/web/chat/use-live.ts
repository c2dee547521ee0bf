import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Heard, hear, isConnected, onConnection } from '../api/events'

/** Calls back when a conversation has new messages, and when events may have been missed. */
export const useChatNews = (onNews: () => void, enabled = true): void => {
  const latest = useRef(onNews)
  latest.current = onNews
  useEffect(() => {
    if (!enabled) return
    return hear((heard: Heard) => {
      if (heard === 'open' || heard.type === 'chat') latest.current()
    })
  }, [enabled])
}

/** Whether news arrive by themselves; otherwise the caller polls. */
export const useConnected = (): boolean => useSyncExternalStore(onConnection, isConnected)
