import { PassThrough, type Readable } from 'node:stream'
import type { Lang } from '@sella/ceph/words'
import type { ImportEvent, Imported } from '@sella/contract/import-event'
import { refused } from '../http/envelope'
import { Refusal } from '../http/refusal'
import { NumbersTaken } from './taken'
import type { Watch } from './watch'

interface Work {
  readonly lang: Lang
  readonly run: (watch: Watch) => Promise<Imported>
  /** Logs unexpected errors. */
  readonly fail: (error: unknown) => void
}

/** Progress reports less than this many ms apart are dropped. */
const seldom = 200
/** Interval of the heartbeat in ms, so that no proxy takes a long check for a dead connection. */
const beat = 10_000

class HungUp extends Error {}

const ending = (error: unknown, { lang, fail }: Work): ImportEvent => {
  if (error instanceof NumbersTaken) return { asks: error.asks }
  if (!(error instanceof Refusal)) fail(error)
  const { code, details } = error instanceof Refusal ? error : { code: 'SAVE_FAILED' as const, details: {} }
  const { status, body } = refused(code, lang, details)
  return { refused: { code: status, message: body.message, data: { reason: code, ...details } } }
}

/**
 * The import as server-sent events: its progress, then how it ended. If the reader disconnects before the end, the import stops
 * and leaves nothing behind.
 */
export const importStream = (work: Work): Readable => {
  const stream = new PassThrough()
  const send = (event: ImportEvent): void => void stream.write(`data: ${JSON.stringify(event)}\n\n`)
  const timer = setInterval(() => stream.write(':\n\n'), beat)
  let lastSent = { step: '', at: 0 }
  const watch: Watch = {
    report: (step, done, of) => {
      const now = performance.now()
      if (step === lastSent.step && now - lastSent.at < seldom) return
      lastSent = { step, at: now }
      send({ step, done, of })
    },
    check: () => {
      if (stream.destroyed) throw new HungUp()
    },
  }
  const end = (event: ImportEvent | null): void => {
    clearInterval(timer)
    if (stream.destroyed) return
    if (event) send(event)
    stream.end()
  }
  work.run(watch).then(
    imported => end({ imported }),
    error => end(error instanceof HungUp ? null : ending(error, work)),
  )
  return stream
}
