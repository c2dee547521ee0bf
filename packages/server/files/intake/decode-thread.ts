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
  /** Milliseconds of processor time after which the file counts as broken. */
  readonly patience?: number
  /** Milliseconds after which decoding is abandoned whatever processor time it had, because the machine is too busy. */
  readonly longest?: number
  /**
   * Heap limit for ordinary objects; pixels are outside the heap and bounded by their dimensions, which the scripts check first.
   */
  readonly megabytes?: number
}

const usualPatience = 30_000
const usualLongest = 180_000
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

/** Milliseconds of processor time used by the whole process. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Returns a function that, called periodically, gives an upper bound in milliseconds for the processor time of one thread since
 * the start: at each call no more than the elapsed time and no more than the whole process used. A spinning thread cannot report
 * its own.
 */
const processorGiven = (): (() => number) => {
  let [at, taken, given] = [performance.now(), processorTime(), 0]
  return () => {
    const [now, total] = [performance.now(), processorTime()]
    given += Math.min(now - at, total - taken)
    at = now
    taken = total
    return given
  }
}

const run = <T>({ script, data, transfer = [], ...bounds }: Task): Promise<T> =>
  new Promise((resolve, reject) => {
    const { patience = usualPatience, longest = usualLongest, megabytes = usualMegabytes } = bounds
    const worker = new Worker(frame(script), {
      eval: true,
      workerData: data,
      transferList: [...transfer],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const end = (work: () => void): void => {
      clearInterval(timer)
      work()
      void worker.terminate()
    }
    const broken = () => end(() => reject(new Refusal('IMAGE_BROKEN')))
    const [given, begun] = [processorGiven(), performance.now()]
    const timer = setInterval(() => {
      if (given() >= patience) broken()
      else if (performance.now() - begun >= longest) end(() => reject(new Refusal('BUSY')))
    }, patience / 10)
    worker.on('message', (answer: Answer<T>) =>
      end(() => ('refused' in answer ? reject(new Refusal(answer.refused, answer.details)) : resolve(answer.done))),
    )
    worker.on('error', broken)
    worker.on('exit', broken)
  })

/**
 * Runs a decoder of untrusted files in a thread, so that a large film blocks nobody, and a file crafted to loop, exhaust memory
 * or crash its decoder is refused as broken. A sound one that gets no processor is refused as something to send again.
 */
export const inThread = <T>(task: Task): Promise<T> => turn(() => run<T>(task))
