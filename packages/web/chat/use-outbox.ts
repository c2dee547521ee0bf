import type { ChatContext, ChatMessage } from '@sella/contract/chat'
import type { ErrorCode } from '@sella/contract/errors'
import { Refused } from '@sella/workbench/server/refused'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newUuid } from '../parts/uuid'
import { dropPicture, listAt, type Place, pictureAt, putList, putPicture } from './box'
import { again, isOnTheWay, nextOf, type Waiting, without, withRefusal } from './outbox'
import type { Source } from './source'
import { useConnected } from './use-live'

/** Milliseconds until a failed message is tried again. */
const patience = 5000

const deliver = async (source: Source, waiting: Waiting): Promise<ChatMessage> => {
  if (!waiting.picture) return source.send({ uuid: waiting.uuid, text: waiting.text, context: waiting.context })
  const file = pictureAt(waiting.uuid)
  if (!file) throw new Refused(400, 'FILE_EMPTY', '')
  return source.sendPicture(waiting.uuid, file)
}

const reasonOf = (error: unknown) => (error instanceof Refused ? error.reason : 'UNEXPECTED')

/** Retries what is stuck after a while, or as soon as the network is back. */
const useFreeing = (stuck: boolean, free: () => void): void => {
  const connected = useConnected()
  useEffect(() => {
    if (!stuck) return
    const timer = window.setTimeout(free, patience)
    window.addEventListener('online', free)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', free)
    }
  }, [stuck, free])
  useEffect(() => {
    if (connected) free()
  }, [connected, free])
}

const useList = ({ owner, key }: Place) => {
  const [list, setList] = useState(() => listAt({ owner, key }))
  const change = useCallback(
    (to: (list: readonly Waiting[]) => readonly Waiting[]): void => {
      const next = to(listAt({ owner, key }))
      putList({ owner, key }, next)
      setList(next)
    },
    [owner, key],
  )
  return { list, change }
}

/** Sends one message after another; `stuck` while the network is lost. */
const useDelivery = (
  source: Source,
  next: Waiting | undefined,
  arrived: (message: ChatMessage, uuid: string) => void,
  refused: (uuid: string, reason: ErrorCode) => void,
) => {
  const [stuck, setStuck] = useState(false)
  const [turn, setTurn] = useState(0)
  const busy = useRef(false)
  const free = useCallback(() => setStuck(false), [])
  useFreeing(stuck, free)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` says that the way is free for the next one
  useEffect(() => {
    if (!next || stuck || busy.current) return
    busy.current = true
    const failed = (error: unknown): void => {
      const reason = reasonOf(error)
      if (isOnTheWay(reason)) setStuck(true)
      else refused(next.uuid, reason)
    }
    void deliver(source, next)
      .then(message => arrived(message, next.uuid), failed)
      .finally(() => {
        busy.current = false
        setTurn(now => now + 1)
      })
  }, [next, stuck, turn, source, arrived, refused])
  return { stuck, free }
}

export interface NewMessage {
  readonly text: string
  readonly context?: ChatContext
  readonly file?: Blob
}

/**
 * Outgoing messages: stored in the browser until the server has them, sent one after another, and retried after a lost network.
 */
export const useOutbox = (source: Source, owner: string, onSent: (message: ChatMessage) => void) => {
  const { list, change } = useList({ owner, key: source.key })
  const drop = useCallback(
    (uuid: string): void => {
      dropPicture(uuid)
      change(now => without(now, uuid))
    },
    [change],
  )
  const arrived = useCallback(
    (message: ChatMessage, uuid: string): void => {
      onSent(message)
      drop(uuid)
    },
    [onSent, drop],
  )
  const refused = useCallback((uuid: string, reason: ErrorCode): void => change(now => withRefusal(now, uuid, reason)), [change])
  const { stuck, free } = useDelivery(source, nextOf(list), arrived, refused)
  const add = ({ text, context, file }: NewMessage): void => {
    const uuid = newUuid()
    if (file) putPicture(uuid, file)
    change(now => [...now, { uuid, text, context, picture: file !== undefined, at: new Date().toISOString() }])
  }
  const resend = (uuid: string): void => {
    free()
    change(now => again(now, uuid))
  }
  return { list, stuck, add, resend, drop }
}
