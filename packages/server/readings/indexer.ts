import type { Db } from '../db/open'
import { type EngineLine, engineLinesTo } from '../log/engine-lines'
import { readerOf } from './reader'
import { restingFor } from './resting'
import { batch, readNext } from './write'

export interface Indexer {
  /** Called when values of this doctor may be out of date; they are measured a little later, once for all changes until then. */
  wake(doctor: string): void
  /** Stops after the current step. */
  close(): Promise<void>
}

interface Ports {
  readonly db: Db
  readonly onError: (error: unknown) => void
  readonly write: (line: EngineLine) => void
}

/** Milliseconds between two searches for changes by other processes, or left unfinished when they ended. */
const lookEvery = 30_000

const pause = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const everyDoctor = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('record_index').select('doctor_id').distinct().execute()).map(row => row.doctor_id)

const doctorsWaiting = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('record_index').select('doctor_id').distinct().where('stamp', '=', '').execute()).map(row => row.doctor_id)

/** Measures for the waiting doctors, one after another, until none is left or `isClosed`. */
const readingFor = ({ db, onError, write }: Ports, isClosed: () => boolean) => {
  const log = engineLinesTo(write)
  const waiting = new Set<string>()
  let running: Promise<void> | null = null
  const readAll = async (doctor: string): Promise<void> => {
    const reader = await readerOf(db, doctor, log(doctor))
    while (!isClosed() && (await readNext(db, reader)) === batch) await pause()
  }
  const work = async (): Promise<void> => {
    for (const doctor of waiting) {
      if (isClosed()) return
      waiting.delete(doctor)
      await readAll(doctor)
    }
  }
  const run = (): void => {
    if (isClosed() || running) return
    running = work()
      .catch(onError)
      .finally(() => {
        running = null
        if (waiting.size > 0) run()
      })
  }
  const readFor = (doctors: readonly string[]): void => {
    for (const doctor of doctors) waiting.add(doctor)
    run()
  }
  return { readFor, running: () => running }
}

/**
 * Keeps the stored values of all tracings up to date: for all doctors at the start, when the engine may have changed, and for one
 * when she changed something. It may be stopped at any time; unfinished work is found again.
 */
export const startIndexer = (ports: Ports): Indexer => {
  const { db, onError } = ports
  let closed = false
  const { readFor, running } = readingFor(ports, () => closed)
  const look = async (find: (db: Db) => Promise<readonly string[]>): Promise<void> => readFor(await find(db))
  const timer = setInterval(() => void look(doctorsWaiting).catch(onError), lookEvery)
  timer.unref()
  const resting = restingFor(doctor => readFor([doctor]))
  const begun = look(everyDoctor).catch(onError)
  return {
    wake: resting.rest,
    close: async () => {
      closed = true
      clearInterval(timer)
      resting.close()
      await begun
      await running()
    },
  }
}
