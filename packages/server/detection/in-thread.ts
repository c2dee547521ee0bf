import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Detection } from '@sella/detect/detector'
import { turns } from '../files/turns'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import type { Film, FilmDetector } from './film-detector'
import type { Said, Start, Told } from './messages'

/** Beside the source, or where scripts/build.mjs puts it, seen from `dist/*.mjs` and from `dist/parts/*.mjs`. */
const places = ['./thread.ts', './detection-thread.mjs', '../detection-thread.mjs']

/** The built entry, or the source, which needs its loader. */
const entryPlace = (): string => {
  const all = places.map(place => fileURLToPath(new URL(place, import.meta.url)))
  return all.find(place => existsSync(place)) ?? places.join(' or ')
}

/** From source, as in tests and development: a thread does not inherit the loader of TypeScript. */
const fromSource = (entry: string): string => {
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href
  return `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(entry).href)}) })`
}

const open = (entry: string, start: Start): Worker =>
  entry.endsWith('.ts')
    ? new Worker(fromSource(entry), { eval: true, workerData: start })
    : new Worker(entry, { workerData: start })

/** How long a thread may take to end by itself before it is ended. */
const patience = 5000

const endOf = async (worker: Worker): Promise<void> => {
  const gone = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  worker.postMessage('end' satisfies Told)
  const timer = setTimeout(() => void worker.terminate(), patience)
  await gone
  clearTimeout(timer)
}

const ask = (worker: Worker, film: Film, { signal, report }: Progress): Promise<Detection> =>
  new Promise((resolve, reject) => {
    const stop = new SharedArrayBuffer(4)
    const stopIt = (): void => void Atomics.store(new Int32Array(stop), 0, 1)
    const settle = (work: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', exit)
      signal.removeEventListener('abort', stopIt)
      work()
    }
    const hear = (said: Said): void => {
      if ('step' in said) report(said.progress, said.step)
      else if ('done' in said) settle(() => resolve(said.done))
      else settle(() => reject('refused' in said ? new Refusal(said.refused, said.details) : new Error(said.failed)))
    }
    const fail = (error: unknown): void => settle(() => reject(error))
    const exit = (code: number): void => fail(new Error(`the detection's thread ended with ${code}`))
    worker.on('message', hear).on('error', fail).on('exit', exit)
    signal.addEventListener('abort', stopIt)
    if (signal.aborted) stopIt()
    worker.postMessage({ film, stop } satisfies Told)
  })

/**
 * A detector in a thread of its own, started with the first film and kept with its network. When the thread breaks down, the film
 * in hand fails and the next one gets a new thread. `entry` is what the thread runs.
 */
export const threadDetector = (start: Start, entry: string = entryPlace()): FilmDetector => {
  const turn = turns(1)
  let warm: Worker | null = null
  const worker = (): Worker => {
    if (warm) return warm
    const fresh = open(entry, start)
    const forget = (): void => {
      if (warm === fresh) warm = null
    }
    // Without a listener of our own an error between two films would end the server.
    fresh.on('exit', forget).on('error', forget)
    warm = fresh
    return fresh
  }
  return {
    detect: (film, progress) => turn(() => ask(worker(), film, progress)),
    close: async () => {
      if (warm) await endOf(warm)
    },
  }
}
