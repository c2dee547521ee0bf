import type { ChatContext, ChatMessage } from '@sella/contract/chat'
import type { ErrorCode } from '@sella/contract/errors'
import { Refused } from '../server/refused'
import { createStore, type ValueStore } from '../store'
import type { StoredTexts } from '../stored-texts'
import type { ChatServer } from './server'
import { unsentMessages } from './unsent'
import { again, isOnTheWay, nextOf, type Waiting, without, withRefusal } from './waiting'

/** Milliseconds until a failed message is tried again. */
const patience = 5000

/** What is written; a message with a file has no text. */
export interface NewMessage<F> {
  readonly text: string
  readonly context?: ChatContext
  readonly file?: F
}

export interface Outgoing {
  /** In the order of writing. */
  readonly list: readonly Waiting[]
  /** The network or the server is not reachable; the next message is tried again after a while. */
  readonly stuck: boolean
}

/** Stores pictures until they are sent, by the message they are in. */
export interface WaitingPictures<F> {
  readonly put: (uuid: string, file: F) => void
  readonly at: (uuid: string) => F | null
  readonly drop: (uuid: string) => void
}

export interface OutboxPorts<F> {
  readonly server: Pick<ChatServer<F>, 'send' | 'sendPicture'>
  readonly pictures: WaitingPictures<F>
  readonly texts: StoredTexts
  /** Under which the messages are stored in `texts`. */
  readonly name: string
  readonly newId: () => string
  /** ISO 8601. */
  readonly now: () => string
  /** Runs something after `ms`; calling the result prevents it. */
  readonly later: (run: () => void, ms: number) => () => void
}

export interface Outbox<F> {
  readonly store: Pick<ValueStore<Outgoing>, 'get' | 'subscribe'>
  /**
   * Sends what waits for as long as somebody has it open, and reports what the server confirms; the result closes it. Closed, as
   * after signing out, it begins nothing more: the next request would be another doctor's.
   */
  readonly open: (onSent: (message: ChatMessage) => void) => () => void
  readonly add: (message: NewMessage<F>) => void
  /** Tries again now, as when the network is back. */
  readonly free: () => void
  /** Sends a refused message again. */
  readonly resend: (uuid: string) => void
  readonly drop: (uuid: string) => void
}

/** Sends one message; null if it is a picture that another window has sent by now. */
const deliver = async <F>(
  { server, pictures }: OutboxPorts<F>,
  { uuid, text, context, picture }: Waiting,
  isSettledElsewhere: () => boolean,
): Promise<ChatMessage | null> => {
  if (!picture) return server.send({ uuid, text, ...(context && { context }) })
  const file = pictures.at(uuid)
  if (file !== null) return server.sendPicture(uuid, file)
  if (isSettledElsewhere()) return null
  throw new Refused(400, 'FILE_EMPTY', '')
}

const reasonOf = (error: unknown): ErrorCode => (error instanceof Refused ? error.reason : 'UNEXPECTED')

/** The list of messages as it is shown and stored. */
const outgoing = <F>({ texts, name, pictures, newId, now }: OutboxPorts<F>) => {
  const unsent = unsentMessages(texts, name)
  const store = createStore<Outgoing>({ list: unsent.all(), stuck: false })
  const change: typeof unsent.change = to => {
    unsent.change(to)
    store.set(before => ({ ...before, list: unsent.all() }))
  }
  return {
    store,
    change,
    setStuck: (stuck: boolean): void => store.set(before => (before.stuck === stuck ? before : { ...before, stuck })),
    isSettledElsewhere: unsent.isSettledElsewhere,
    add: ({ text, context, file }: NewMessage<F>): void => {
      const uuid = newId()
      if (file !== undefined) pictures.put(uuid, file)
      change(list => [...list, { uuid, text, ...(context && { context }), picture: file !== undefined, at: now() }])
    },
    drop: (uuid: string): void => {
      pictures.drop(uuid)
      change(list => without(list, uuid))
    },
  }
}

/** Sends one message after another while anybody listens. */
const delivery = <F>(
  ports: OutboxPorts<F>,
  { store, change, setStuck, isSettledElsewhere, drop }: ReturnType<typeof outgoing<F>>,
  listeners: ReadonlySet<(message: ChatMessage) => void>,
) => {
  let isSending = false
  let callOff = (): void => undefined
  const arrived = (uuid: string, message: ChatMessage | null): void => {
    if (message) for (const listener of listeners) listener(message)
    drop(uuid)
  }
  const failed = (uuid: string, error: unknown): void => {
    const reason = reasonOf(error)
    if (!isOnTheWay(reason)) change(list => withRefusal(list, uuid, reason))
    else {
      setStuck(true)
      if (listeners.size > 0) callOff = ports.later(free, patience)
    }
  }
  const go = async (): Promise<void> => {
    const next = nextOf(store.get().list)
    if (!next || isSending || store.get().stuck || listeners.size === 0) return
    isSending = true
    await deliver(ports, next, () => isSettledElsewhere(next.uuid)).then(
      message => arrived(next.uuid, message),
      error => failed(next.uuid, error),
    )
    isSending = false
    void go()
  }
  const free = (): void => {
    callOff()
    setStuck(false)
    void go()
  }
  return { go: () => void go(), free, callOff: () => callOff() }
}

/**
 * Outgoing messages of one conversation: stored until the server has them, sent one after another in the order of writing, and
 * retried after a lost network. A refused message waits for the doctor and delays none behind it.
 */
export const makeOutbox = <F>(ports: OutboxPorts<F>): Outbox<F> => {
  const box = outgoing(ports)
  const listeners = new Set<(message: ChatMessage) => void>()
  const { go, free, callOff } = delivery(ports, box, listeners)
  return {
    store: box.store,
    open: onSent => {
      listeners.add(onSent)
      free()
      return () => {
        listeners.delete(onSent)
        if (listeners.size === 0) callOff()
      }
    },
    add: message => {
      box.add(message)
      go()
    },
    free,
    resend: uuid => {
      box.change(list => again(list, uuid))
      free()
    },
    drop: box.drop,
  }
}
