import { parentPort } from 'node:worker_threads'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import { stayBehind } from './behind'
import type { FromThread, ToThread } from './messages'

/** Called within a thread: runs each task it receives, behind the calls, and replies with the outcome. */
export const answerTasks = <T, D>(work: (task: T, progress: Progress) => Promise<D>): void => {
  stayBehind()
  const say = (message: FromThread<D>): void => parentPort?.postMessage(message)
  const answer = async ({ task, stop }: Exclude<ToThread<T>, 'end'>): Promise<FromThread<D>> => {
    const stopped = new Int32Array(stop)
    const ending = new AbortController()
    const { signal } = ending
    const check = signal.throwIfAborted.bind(signal)
    // The shared memory is checked just before the signal, at each step.
    signal.throwIfAborted = () => {
      if (Atomics.load(stopped, 0) !== 0) ending.abort()
      check()
    }
    try {
      return { done: await work(task, { signal, report: (progress, step) => say({ progress, step }) }) }
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.code, details: error.details }
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  let answered: Promise<unknown> = Promise.resolve()
  parentPort?.on('message', (message: ToThread<T>) => {
    // A thread that ends while its networks compute takes the whole process with it, so the task under way ends first.
    if (message === 'end') void answered.then(() => parentPort?.close())
    else answered = answer(message).then(say)
  })
}
