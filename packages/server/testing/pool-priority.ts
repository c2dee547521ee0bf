import { readlink } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { basename } from 'node:path'
import { keepPoolBehind } from '../threads/pool-behind'

/** Priorities of a process after `keepPoolBehind`. */
export interface PoolPriority {
  readonly own: number
  /** Of the threads that answered something asked of libuv's pool. */
  readonly pool: readonly number[]
}

/** Prints them as JSON: a process of its own, for a priority that was lowered cannot be raised again. */
await keepPoolBehind()
const threads = await Promise.all(Array.from({ length: 64 }, async () => basename(await readlink('/proc/thread-self'))))
const pool = [...new Set(threads)].map(thread => getPriority(Number(thread)))
process.stdout.write(JSON.stringify({ own: getPriority(), pool } satisfies PoolPriority))
