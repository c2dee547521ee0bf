import { Worker } from 'node:worker_threads'
import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'
import { Refusal } from '../../http/refusal'
import { turns } from '../../threads/turns'

/**
 * What a decoder's thread answers: its result, or the refusal it came to. `again`: it may read the next file too, because nothing of
 * this one stays behind in it.
 */
type Answer<T> = { readonly done: T; readonly again?: boolean } | { readonly refused: ErrorCode; readonly details?: ErrorDetails }

export interface Task {
  /** CommonJS, as text: a thread loads no TypeScript. Sets `answer`, or throws for what is broken; `data` is at hand. */
  readonly script: string
  readonly data: Readonly<Record<string, unknown>>
  /** Memory handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[]
  /** Milliseconds after which the file is given up. */
  readonly patience?: number
  /** Of ordinary objects; pixels lie outside and are bounded by their sizes, which the scripts check first. */
  readonly megabytes?: number
}

const usualPatience = 30_000
const usualMegabytes = 1024

const frame = (script: string): string => `
const { parentPort } = require('node:worker_threads')
// Decoders complain about every damaged byte.
for (const way of ['log', 'warn', 'error']) console[way] = () => {}
const work = async data => {
${script}
}
parentPort.on('message', data =>
  work(data).then(answer => parentPort.postMessage(answer), () => parentPort.postMessage({ refused: 'IMAGE_BROKEN' })))
`

/** Decoders of foreign files must not meet in memory. */
const turn = turns(2)

/** Milliseconds a thread waits for another file before it is given up: to load a decoder takes longer than to read most films. */
const waiting = 5000

/** Threads that wait for another file, by what they read. */
const spare = new Map<string, { readonly worker: Worker; readonly timer: NodeJS.Timeout }>()

const started = ({ script, megabytes = usualMegabytes }: Task): Worker =>
  new Worker(frame(script), { eval: true, stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: megabytes } })

const keyOf = ({ script, megabytes = usualMegabytes }: Task): string => `${megabytes} ${script}`

/** By name: without one Node takes its own listeners away too, and the thread falls silent. */
const leave = (worker: Worker): void => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
}

const taken = (task: Task): Worker => {
  const kept = spare.get(keyOf(task))
  if (!kept) return started(task)
  spare.delete(keyOf(task))
  clearTimeout(kept.timer)
  leave(kept.worker)
  kept.worker.ref()
  return kept.worker
}

const keep = (key: string, worker: Worker): void => {
  if (spare.has(key)) return void worker.terminate()
  const forget = (): void => {
    if (spare.get(key)?.worker === worker) spare.delete(key)
    void worker.terminate()
  }
  worker.on('error', forget).on('exit', forget).unref()
  spare.set(key, { worker, timer: setTimeout(forget, waiting).unref() })
}

const run = <T>(task: Task): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = taken(task)
    const end = (again: boolean): void => {
      clearTimeout(timer)
      leave(worker)
      // What it still may say while it ends concerns nobody.
      worker.on('error', () => undefined)
      if (again) keep(keyOf(task), worker)
      else void worker.terminate()
    }
    const broken = (): void => {
      end(false)
      reject(new Refusal('IMAGE_BROKEN'))
    }
    const timer = setTimeout(broken, task.patience ?? usualPatience)
    worker.on('message', (answer: Answer<T>) => {
      end('done' in answer && answer.again === true)
      if ('refused' in answer) reject(new Refusal(answer.refused, answer.details))
      else resolve(answer.done)
    })
    worker.on('error', broken).on('exit', broken)
    worker.postMessage(task.data, task.transfer ?? [])
  })

/**
 * Runs a decoder of foreign files apart, so that a large film holds nobody up, and one made to loop, to fill the memory or to
 * crash its decoder is refused as broken.
 */
export const inThread = <T>(task: Task): Promise<T> => turn(() => run<T>(task))
