import { workerData } from 'node:worker_threads'
import type { Detection, Detector } from '@sella/detect/detector'
import { answerTasks } from '../threads/answering'
import { type Film, inThisThread } from './film-detector'
import type { Start } from './thread-detector'

// Entry point of the detection thread, bundled separately (scripts/build.mjs).

const { models } = workerData as Start

let opened: Promise<Detector> | null = null

/** Loaded with the first film and then kept; a failed load is retried. */
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

const late: Detector = { detect: async (picture, options) => (await detector()).detect(picture, options) }

answerTasks<Film, Detection>((film, progress) => inThisThread(late).detect(film, progress))
