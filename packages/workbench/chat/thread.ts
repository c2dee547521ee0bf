import type { ChatMessage } from '@sella/contract/chat'
import { createStore, type ValueStore } from '../store'
import { type ThreadPages, withEarlier, withEnd, withSent } from './pages'
import type { ChatServer, Page } from './server'

export interface ThreadState {
  /** Null until the first messages have come. */
  readonly chatLog: ThreadPages | null
  /** Why the latest look failed; null if it did not. */
  readonly error: unknown
}

export interface ThreadPorts {
  readonly server: Pick<ChatServer<never>, 'side' | 'get' | 'read'>
  /** Whether the window is in front: what it shows behind others is not read. */
  readonly isVisible: () => boolean
  /** Runs once the server knows what was read. */
  readonly onRead: () => void
}

export interface Thread {
  readonly store: Pick<ValueStore<ThreadState>, 'get' | 'subscribe'>
  /** Fetches the end of the conversation, one fetch at a time; asked for during a fetch, once more after it. */
  readonly look: () => Promise<void>
  readonly earlier: () => Promise<void>
  /** Takes in a message that the server has just confirmed. */
  readonly sent: (message: ChatMessage) => void
  /** Only what is shown counts as read. */
  readonly setShown: (shown: boolean) => void
  /** Tells the other side what was read by now; again if the server did not learn of it. */
  readonly noteRead: () => void
}

const firstOf = (chatLog: ThreadPages | null): number | undefined => chatLog?.messages[0]?.seq

/** Runs `work`, once at a time; asked for meanwhile, once more after it, since the current one may have missed what is new. */
const oneAtATime = (work: () => Promise<void>) => {
  let isWorking = false
  let again = false
  return async (): Promise<void> => {
    again = true
    if (isWorking) return
    isWorking = true
    while (again) {
      again = false
      await work()
    }
    isWorking = false
  }
}

/** Tells the server how far the conversation was read, each message once unless that fails. */
const notingRead = ({ server, isVisible, onRead }: ThreadPorts, lastOfOther: () => number) => {
  let shown = false
  let noted = 0
  const noteRead = (): void => {
    const last = lastOfOther()
    if (!shown || last <= noted || !isVisible()) return
    noted = last
    server.read(last).then(onRead, () => {
      // A later one may have been noted meanwhile, which includes this.
      if (noted === last) noted = 0
    })
  }
  return {
    noteRead,
    setShown: (now: boolean): void => {
      shown = now
      noteRead()
    },
  }
}

/** The messages of a conversation as far as they are loaded, without a gap. */
export const makeThread = (ports: ThreadPorts): Thread => {
  const { server } = ports
  const store = createStore<ThreadState>({ chatLog: null, error: null })
  const set = (change: (chatLog: ThreadPages | null) => ThreadPages | null): void =>
    store.set(now => ({ ...now, chatLog: change(now.chatLog) }))
  const fail = (error: unknown): void => store.set(now => ({ ...now, error }))
  const { noteRead, setShown } = notingRead(
    ports,
    () => store.get().chatLog?.messages.findLast(message => message.from !== server.side)?.seq ?? 0,
  )
  const look = oneAtATime(() =>
    server.get({}).then(end => {
      store.set(now => ({ chatLog: withEnd(now.chatLog, end), error: null }))
      noteRead()
    }, fail),
  )
  const earlier = async (): Promise<void> => {
    const before = firstOf(store.get().chatLog)
    if (before === undefined) return
    // So many may have come meanwhile that only the end was loaded anew: between the two some would be missing unseen.
    const joined = (now: ThreadPages | null, page: Page): ThreadPages | null =>
      now && firstOf(now) === before ? withEarlier(now, page) : now
    await server.get({ before }).then(page => set(now => joined(now, page)), fail)
  }
  return { store, look, earlier, sent: message => set(now => withSent(now, message)), setShown, noteRead }
}
