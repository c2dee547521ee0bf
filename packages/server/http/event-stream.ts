import { PassThrough, type Readable } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import { refused } from './envelope'
import { Refusal } from './refusal'

interface Ending {
  readonly refused: { readonly code: number; readonly message: string; readonly data: Readonly<Record<string, string | number>> }
}

interface Work<E> {
  readonly lang: Lang
  /** Reports steps and resolves to the last event. The signal aborts when nobody reads any more. */
  readonly run: (send: (event: E) => void, signal: AbortSignal) => Promise<E>
  /** Logs unexpected errors. */
  readonly fail: (error: unknown) => void
}

/** Interval of the heartbeat in ms, so that no proxy takes long work for a dead connection. */
const beat = 10_000

const ending = (error: unknown, { lang, fail }: Pick<Work<never>, 'lang' | 'fail'>): Ending => {
  if (!(error instanceof Refusal)) fail(error)
  const { code, details } = error instanceof Refusal ? error : { code: 'SAVE_FAILED' as const, details: {} }
  const { status, body } = refused(code, lang, details)
  return { refused: { code: status, message: body.message, data: { reason: code, ...details } } }
}

/** Runs work as server-sent events: its steps, then how it ended. If the reader disconnects before the end, the work stops. */
export const eventStream = <E>({ run, ...work }: Work<E>): Readable => {
  const stream = new PassThrough()
  const stop = new AbortController()
  const timer = setInterval(() => stream.write(':\n\n'), beat)
  const send = (event: E | Ending): void => {
    if (!stream.destroyed && !stream.writableEnded) stream.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  stream.on('close', () => stop.abort())
  run(send, stop.signal)
    .then(send, error => {
      if (!stop.signal.aborted) send(ending(error, work))
    })
    .finally(() => {
      clearInterval(timer)
      stream.end()
    })
  return stream
}
