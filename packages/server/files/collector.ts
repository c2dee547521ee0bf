import type { Clock } from '../db/now'
import type { Db } from '../db/open'
import type { IsUsed } from './arrivals'
import { removalsDue } from './holds'
import type { FileStore } from './store'

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly now: Clock
  readonly isUsed: (hash: string) => IsUsed
  readonly onError: (error: unknown) => void
}

export interface Collector {
  /** Retries the removals that are due. */
  collect(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds between two rounds. */
const pause = 300_000

/** Removes contents whose removal was not possible earlier; several servers may do so at once. */
export const startCollector = ({ db, files, now, isUsed, onError }: Ports): Collector => {
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    for (const hash of await removalsDue(db, now())) await files.remove(hash, isUsed(hash)).catch(onError)
  }
  const collect = (): Promise<void> => {
    running = running.then(round).catch(onError)
    return running
  }
  const timer = setInterval(() => void collect(), pause)
  timer.unref()
  return {
    collect,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
