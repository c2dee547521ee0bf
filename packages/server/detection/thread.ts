import { parentPort, workerData } from 'node:worker_threads'
import type { Detector } from '@sella/detect/detector'
import { Refusal } from '../http/refusal'
import { inThisThread } from './film-detector'
import type { Said, Start, Told } from './messages'

// The entry of the detection's thread, bundled on its own (scripts/build.mjs).

const { models } = workerData as Start
const say = (said: Said): void => parentPort?.postMessage(said)

let opened: Promise<Detector> | null = null

/** Opened with the first film and kept; a failed opening is tried again. */
const detector = (): Promise<Detector> => {
  const open = async (): Promise<Detector> => {
    const { openDetector } = await import('@sella/detect/onnx-node')
    return openDetector(models ? { folder: models } : {})
  }
  opened ??= open().catch(error => {
    opened = null
    throw error
  })
  return opened
}

const answer = async ({ film, stop }: Exclude<Told, 'end'>): Promise<Said> => {
  const stopped = new Int32Array(stop)
  const ending = new AbortController()
  const check = (): void => {
    if (Atomics.load(stopped, 0) !== 0) ending.abort()
  }
  const late: Detector = {
    detect: async (picture, options = {}) => {
      // The memory is looked at just before the signal is, at each step.
      const signal = {
        throwIfAborted: () => {
          check()
          ending.signal.throwIfAborted()
        },
      }
      return (await detector()).detect(picture, { ...options, signal })
    },
  }
  try {
    const report = (progress: number, step: string): void => say({ progress, step })
    return { done: await inThisThread(late).detect(film, { signal: ending.signal, report }) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, details: error.details }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (told: Told) => {
  if (told === 'end') parentPort?.close()
  else say(await answer(told))
})
