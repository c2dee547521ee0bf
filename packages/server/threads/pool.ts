import { availableParallelism } from 'node:os'
import type { Progress } from '../jobs/worker'
import { type TaskThread, taskThread } from './in-thread'

/** Maximum number of threads by default, since each warm thread costs memory. */
const usualMost = 3

/** Number of threads for heavy work: one per processor, since they give way to the thread of the calls. */
export const usualThreads = (): number => Math.min(usualMost, Math.max(1, availableParallelism()))

/**
 * Several threads over the same entry, each started when all before it are at work: as many tasks run at once, further ones wait
 * behind the one that was begun first. `count`: at least 1.
 */
export const threadPool = <T, D>(start: object, entry: string, count: number): TaskThread<T, D> => {
  const threads = Array.from({ length: count }, () => ({ thread: taskThread<T, D>(start, entry), tasks: 0 }))
  type Place = (typeof threads)[number]
  // The first of the least busy threads, so that a warm one is preferred to an unused one.
  const idlest = (): Place => threads.reduce((best, each) => (each.tasks < best.tasks ? each : best))
  return {
    run: async (task: T, progress: Progress): Promise<D> => {
      const place = idlest()
      place.tasks += 1
      try {
        return await place.thread.run(task, progress)
      } finally {
        place.tasks -= 1
      }
    },
    close: async () => {
      for (const { thread } of threads) await thread.close()
    },
  }
}
