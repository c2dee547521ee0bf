import { makeShots } from '@sella/workbench/uploads/shots'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sendPhoto } from '../../api/phone'

/** Sends photos with a link's token; those that failed for want of a network go again once it is back. */
export const useSending = (token: string, onSent: () => void) => {
  const latest = useRef(onSent)
  latest.current = onSent
  const [{ store, add, retry, reached }] = useState(() =>
    makeShots<File>({
      send: file => sendPhoto(token, file, new AbortController().signal),
      onEnd: () => latest.current(),
    }),
  )
  useEffect(() => {
    window.addEventListener('online', reached)
    return () => window.removeEventListener('online', reached)
  }, [reached])
  return { shots: useSyncExternalStore(store.subscribe, store.get), add, retry }
}
