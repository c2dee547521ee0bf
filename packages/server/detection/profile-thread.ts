import type { ProfileFinder } from '@sella/detect/profile/profile'
import { answerTasks } from '../threads/answering'
import { type FoundProfile, findProfile, type PhotoFile } from './profile-found'

// The entry of the thread that finds profiles, bundled on its own (scripts/build.mjs).

let opened: Promise<ProfileFinder> | null = null

/** Opened with the first photo and kept; a failed opening is tried again. */
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

answerTasks<PhotoFile, FoundProfile>(async (photo, progress) => findProfile(await finder(), photo, progress))
