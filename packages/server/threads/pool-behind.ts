import { readlink } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'
import { givesWay } from './behind'

/**
 * Niceness of libuv's threads above the process's own: while both want the processor, such a thread gets a third of what the thread of the
 * calls gets. They decode and scale pictures, with the threads that libvips starts from them, which inherit it. As the equals of the thread
 * of the calls, up to four of each kept it waiting for half of its time on two processors. What that gives at 200 calls a second, and what it
 * does not, stands in docs/operations.md.
 */
const nicer = 5

/** libuv's own default. */
const poolSize = (): number => Number(process.env.UV_THREADPOOL_SIZE) || 4

/** Rounds after which the threads seen are taken for all there are. */
const mostRounds = 20

/** The thread that reads this link is named by it, and libuv reads it in its pool. */
const answering = async (): Promise<number> => Number(basename(await readlink('/proc/thread-self')))

/** The ids of the pool's threads; each round asks more of them than there are, so that none can answer for another for long. */
const poolThreads = async (): Promise<ReadonlySet<number>> => {
  const seen = new Set<number>()
  for (let round = 0; round < mostRounds && seen.size < poolSize(); round++) {
    const answers = await Promise.all(Array.from({ length: 4 * poolSize() }, answering))
    for (const thread of answers) seen.add(thread)
  }
  return seen
}

/** Lowers the priority of the pool's threads, before the first picture is read. Only Linux has a priority per thread. */
export const keepPoolBehind = async (): Promise<void> => {
  if (!givesWay()) return
  try {
    const nice = Math.min(19, getPriority() + nicer)
    for (const thread of await poolThreads()) setPriority(thread, nice)
  } catch {
    // A sandbox may forbid it, or have no /proc; the work runs regardless.
  }
}
