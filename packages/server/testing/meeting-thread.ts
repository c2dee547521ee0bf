import { threadId } from 'node:worker_threads'
import { answerTasks } from '../threads/answering'

export interface Meeting {
  /** One Int32 of shared memory: how many have come. */
  readonly come: SharedArrayBuffer
  readonly expected: number
}

const [patience, step] = [10_000, 20]

/** A thread that waits, at work, until all expected ones are at work too; replies with who it is and whether they came. */
answerTasks<Meeting, { readonly thread: number; readonly met: boolean }>(async ({ come, expected }, { signal }) => {
  const count = new Int32Array(come)
  Atomics.add(count, 0, 1)
  for (let waited = 0; waited < patience && Atomics.load(count, 0) < expected; waited += step) {
    signal.throwIfAborted()
    await new Promise(resolve => setTimeout(resolve, step))
  }
  return { thread: threadId, met: Atomics.load(count, 0) >= expected }
})
