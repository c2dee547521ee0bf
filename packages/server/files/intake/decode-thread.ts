import { Worker } from 'node:worker_threads'
import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'
import { Refusal } from '../../http/refusal'
import { turns } from '../../threads/turns'

/** The reply of a decoder thread: its result or its refusal. */
type Answer<T> = { readonly done: T } | { readonly refused: ErrorCode; readonly details?: ErrorDetails }

export interface Task {
  /**
   * CommonJS as text, because a thread loads no TypeScript. Calls `answer`, or throws if the file is broken; `data` is in scope.
   */
  readonly script: string
  readonly data: Readonly<Record<string, unknown>>
  /** Memory to transfer instead of copying. */
  readonly transfer?: readonly ArrayBuffer[]
  /** Milliseconds after which decoding is aborted. */
  readonly patience?: number
  /**
   * Heap limit for ordinary objects; pixels are outside the heap and bounded by their dimensions, which the scripts check first.
   */
  readonly megabytes?: number
}

const usualPatience = 30_000
const usualMegabytes = 1024

const frame = (script: string): string => `
const { parentPort, workerData: data } = require('node:worker_threads')
// Decoders complain about every damaged byte.
for (const way of ['log', 'warn', 'error']) console[way] = () => {}
const work = async () => {
${script}
}
work().then(answer => parentPort.postMessage(answer), () => parentPort.postMessage({ refused: 'IMAGE_BROKEN' }))
`

/** Limits how many decoders of untrusted files use memory at the same time. */
const turn = turns(2)

const run = <T>({ script, data, transfer = [], patience = usualPatience, megabytes = usualMegabytes }: Task): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(frame(script), {
      eval: true,
      workerData: data,
      transferList: [...transfer],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const end = (work: () => void): void => {
      clearTimeout(timer)
      work()
      void worker.terminate()
    }
    const broken = () => end(() => reject(new Refusal('IMAGE_BROKEN')))
    const timer = setTimeout(broken, patience)
    worker.on('message', (answer: Answer<T>) =>
      end(() => ('refused' in answer ? reject(new Refusal(answer.refused, answer.details)) : resolve(answer.done))),
    )
    worker.on('error', broken)
    worker.on('exit', broken)
  })

/**
 * Runs a decoder of untrusted files in a thread, so that a large film blocks nobody, and a file crafted to loop, exhaust memory
 * or crash its decoder is refused as broken.
 */
export const inThread = <T>(task: Task): Promise<T> => turn(() => run<T>(task))
