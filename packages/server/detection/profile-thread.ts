import type { ProfileFinder } from '@sella/detect/profile/profile'
import { answerTasks } from '../threads/answering'
import { type DetectedProfile, findProfile, type PhotoFile } from './detected-profile'

// Entry point of the thread that finds profiles, bundled separately (scripts/build.mjs).

let opened: Promise<ProfileFinder> | null = null

/** Loaded with the first photo and then kept; a failed load is retried. */
const finder = (): Promise<ProfileFinder> => {
  const open = async (): Promise<ProfileFinder> => {
    const { openProfileFinder } = await import('@sella/detect/engine/profile-onnx')
    return openProfileFinder()
  }
  opened ??= open().catch(error => {
    opened = null
    throw error
  })
  return opened
}

answerTasks<PhotoFile, DetectedProfile>(async (photo, progress) => findProfile(await finder(), photo, progress))
