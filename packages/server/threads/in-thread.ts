import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import type { FromThread, ToThread } from './messages'
import { turns } from './turns'

/** Where `npm test` has built the threads, which load from there in a quarter of the time; the built product never asks. */
const builtForTests = (built: string): readonly string[] => {
  const folder = import.meta.url.endsWith('.ts') && process.env.SELLA_TEST_THREADS
  return folder ? [join(folder, built)] : []
}

/** The built entry, or the source, which needs its loader: beside this file, or where scripts/build.mjs puts it. */
export const threadEntry = (source: string, built: string): string => {
  const beside = [`./${source}`, `./${built}`, `../${built}`].map(place => fileURLToPath(new URL(place, import.meta.url)))
  const all = [...builtForTests(built), ...beside]
  return all.find(place => existsSync(place)) ?? all.join(' or ')
}

/** When run from source, as in tests and development: a thread does not inherit the TypeScript loader. */
const fromSource = (entry: string): string => {
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href
  return `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(entry).href)}) })`
}

const open = (entry: string, start: object): Worker =>
  entry.endsWith('.ts')
    ? new Worker(fromSource(entry), { eval: true, workerData: start })
    : new Worker(entry, { workerData: start })

/**
 * Milliseconds a thread may take to end by itself: the longest uninterruptible step is loading the networks. Afterwards it is
 * abandoned and ends with the process: terminating it while networks compute would abort the process before its database is
 * closed.
 */
const patience = 15_000

const endOf = async (worker: Worker): Promise<void> => {
  const gone = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  worker.postMessage('end' satisfies ToThread<never>)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([gone, late])
  clearTimeout(timer)
  worker.unref()
}

const ask = <T, D>(worker: Worker, task: T, { signal, report }: Progress): Promise<D> =>
  new Promise((resolve, reject) => {
    const stop = new SharedArrayBuffer(4)
    const stopIt = (): void => void Atomics.store(new Int32Array(stop), 0, 1)
    const settle = (work: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', exit)
      signal.removeEventListener('abort', stopIt)
      work()
    }
    const hear = (message: FromThread<D>): void => {
      if ('step' in message) report(message.progress, message.step)
      else if ('done' in message) settle(() => resolve(message.done))
      else settle(() => reject('refused' in message ? new Refusal(message.refused, message.details) : new Error(message.failed)))
    }
    const fail = (error: unknown): void => settle(() => reject(error))
    const exit = (code: number): void => fail(new Error(`the thread ended with ${code}`))
    worker.on('message', hear).on('error', fail).on('exit', exit)
    signal.addEventListener('abort', stopIt)
    if (signal.aborted) stopIt()
    worker.postMessage({ task, stop } satisfies ToThread<T>)
  })

/** Runs tasks one after another in a separate thread. */
export interface TaskThread<T, D> {
  run(task: T, progress: Progress): Promise<D>
  close(): Promise<void>
}

/**
 * A thread started with the first task and kept together with what it has loaded. If it crashes, the current task fails and the
 * next one gets a new thread. Closed, it stops the current task at its next step and begins no other. `entry`: the file the thread
 * runs.
 */
export const taskThread = <T, D>(start: object, entry: string): TaskThread<T, D> => {
  const turn = turns(1)
  const closing = new AbortController()
  let warm: Worker | null = null
  const worker = (): Worker => {
    if (warm) return warm
    const fresh = open(entry, start)
    const forget = (): void => {
      if (warm === fresh) warm = null
    }
    // Without a listener of our own, an error between two tasks would end the server.
    fresh.on('exit', forget).on('error', forget)
    warm = fresh
    return fresh
  }
  return {
    run: (task, { signal, report }) =>
      turn(async () => {
        closing.signal.throwIfAborted()
        return ask(worker(), task, { signal: AbortSignal.any([signal, closing.signal]), report })
      }),
    close: async () => {
      closing.abort()
      if (warm) await endOf(warm)
    },
  }
}
