import { Worker } from 'node:worker_threads'
import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'
import { Refusal } from '../../http/refusal'
import { turns } from '../../threads/turns'

/** What a decoder's thread answers: its result, or the refusal it came to. */
type Answer<T> = { readonly done: T } | { readonly refused: ErrorCode; readonly details?: ErrorDetails }

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
const { parentPort, workerData: data } = require('node:worker_threads')
// Decoders complain about every damaged byte.
for (const way of ['log', 'warn', 'error']) console[way] = () => {}
const work = async () => {
${script}
}
work().then(answer => parentPort.postMessage(answer), () => parentPort.postMessage({ refused: 'IMAGE_BROKEN' }))
`

/** Decoders of foreign files must not meet in memory. */
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
 * Runs a decoder of foreign files apart, so that a large film holds nobody up, and one made to loop, to fill the memory or to
 * crash its decoder is refused as broken.
 */
export const inThread = <T>(task: Task): Promise<T> => turn(() => run<T>(task))
