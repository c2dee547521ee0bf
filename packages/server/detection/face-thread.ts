import type { FaceFinder } from '@sella/detect/face/face'
import { answerTasks } from '../threads/answering'
import { type DetectedFace, type FrontPhoto, findFace } from './detected-face'

// Entry point of the thread that finds faces, bundled separately (scripts/build.mjs).

let opened: Promise<FaceFinder> | null = null

/** Loaded with the first photo and then kept; a failed load is retried. */
const finder = (): Promise<FaceFinder> => {
  const open = async (): Promise<FaceFinder> => {
    const { openFaceFinder } = await import('@sella/detect/engine/face-onnx')
    return openFaceFinder()
  }
  opened ??= open().catch(error => {
    opened = null
    throw error
  })
  return opened
}

answerTasks<FrontPhoto, DetectedFace>(async (photo, progress) => findFace(await finder(), photo, progress))
