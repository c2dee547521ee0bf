import type { ServerEvent } from '@sella/contract/events'
import { Refused } from '@sella/workbench/server/refused'
import { askReply } from './client'
import { eventsIn, patience, waitAfter } from './event-lines'

/** A server event, or `open`: the stream has (re)started, so that anything shown may be out of date. */
export type Heard = ServerEvent | 'open'

const listeners = new Set<(heard: Heard) => void>()

const watchers = new Set<() => void>()

let connected = false

let following: AbortController | null = null

const setConnected = (now: boolean): void => {
  if (connected === now) return
  connected = now
  for (const watcher of watchers) watcher()
}

const tell = (heard: Heard): void => {
  for (const listener of listeners) listener(heard)
}

const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const { events, rest } = eventsIn(text + value)
    text = rest
    for (const event of events) tell(event)
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const follow = async (signal: AbortSignal): Promise<void> => {
  let failures = 0
  while (!signal.aborted) {
    let wait = patience.usual
    try {
      const { body } = await askReply('events', {}, { signal })
      setConnected(true)
      tell('open')
      failures = 0
      if (body) await read(body)
    } catch (error) {
      failures += 1
      wait = waitAfter(failures)
      if (error instanceof Refused && error.status === 429) wait = patience.crowded
    }
    if (signal.aborted) return
    setConnected(false)
    await pause(wait, signal)
  }
}

/** A browser has six connections to a plain http server, so only the visible window keeps one open. */
const adjust = (): void => {
  const wanted = listeners.size > 0 && document.visibilityState === 'visible'
  if (wanted && !following) {
    following = new AbortController()
    void follow(following.signal)
  }
  if (!wanted && following) {
    following.abort()
    following = null
    setConnected(false)
  }
}

/** Listens to the doctor's own events while the window is visible; returns a function that stops it. */
export const hear = (listener: (heard: Heard) => void): (() => void) => {
  if (listeners.size === 0) document.addEventListener('visibilitychange', adjust)
  listeners.add(listener)
  adjust()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', adjust)
    adjust()
  }
}

/** Whether events currently arrive by themselves; otherwise poll. */
export const isConnected = (): boolean => connected

export const onConnection = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
