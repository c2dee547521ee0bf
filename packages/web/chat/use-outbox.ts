import type { ChatMessage } from '@sella/contract/chat'
import { makeOutbox, type Outbox } from '@sella/workbench/chat/outbox'
import { useEffect, useSyncExternalStore } from 'react'
import { keep, kept, ownerHere } from '../memory/session'
import { newUuid } from '../parts/uuid'
import { unsentName } from './left'
import type { Source } from './source'
import { useConnected } from './use-live'
import { waitingPictures } from './waiting-pictures'

/** By doctor and conversation: what is on its way is known to whichever page shows the conversation next. */
const outboxes = new Map<string, Outbox<Blob>>()

const outboxOf = (source: Source, owner: string): Outbox<Blob> => {
  const name = `${owner} ${source.key}`
  const outbox =
    outboxes.get(name) ??
    makeOutbox({
      ...{ server: source, pictures: waitingPictures, texts: { kept, keep }, name: unsentName(source.key), newId: newUuid },
      now: () => new Date().toISOString(),
      later: (run, ms) => {
        const timer = window.setTimeout(run, ms)
        return () => window.clearTimeout(timer)
      },
    })
  outboxes.set(name, outbox)
  return outbox
}

/** Tries again as soon as the network is back. */
const useFreeing = (free: () => void): void => {
  const connected = useConnected()
  useEffect(() => {
    window.addEventListener('online', free)
    return () => window.removeEventListener('online', free)
  }, [free])
  useEffect(() => {
    if (connected) free()
  }, [connected, free])
}

/** The outgoing messages of a conversation, which are sent as long as it is mounted. */
export const useOutbox = (source: Source, onSent: (message: ChatMessage) => void) => {
  const outbox = outboxOf(source, ownerHere())
  useEffect(() => outbox.open(onSent), [outbox, onSent])
  useFreeing(outbox.free)
  const { add, resend, drop, store } = outbox
  return { ...useSyncExternalStore(store.subscribe, store.get), add, resend, drop }
}
