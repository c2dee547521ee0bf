import { workerData } from 'node:worker_threads'
import type { Detection, Detector } from '@sella/detect/detector'
import { answerTasks } from '../threads/answering'
import { type Film, inThisThread } from './film-detector'
import type { Start } from './thread-detector'

// The entry of the detection's thread, bundled on its own (scripts/build.mjs).

const { models } = workerData as Start

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

const late: Detector = { detect: async (picture, options) => (await detector()).detect(picture, options) }

answerTasks<Film, Detection>((film, progress) => inThisThread(late).detect(film, progress))
