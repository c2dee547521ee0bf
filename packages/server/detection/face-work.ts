import type { FrontView } from '@sella/detect/face/points'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { Progress, Work } from '../jobs/worker'
import type { FoundFace, FrontPhoto } from './face-found'
import { nameOfPhoto, type ProfileInput, telling } from './profile-work'
import { placeOf } from './work'

/** What a face job is told: which photo, and the points of which view. */
export interface FaceInput extends ProfileInput {
  readonly view: FrontView
}

interface Ports {
  readonly files: FileStore
  readonly find: (photo: FrontPhoto, progress: Progress) => Promise<FoundFace>
  /** Into the log: the doctor is told the message of her action. */
  readonly fail: (error: unknown) => void
}

/** Finding the points of a photo from the front. The record is left as it is: the browser shows what was found and saves it. */
export const faceWork = ({ files, find, fail }: Ports): Work =>
  telling('DETECTION_FAILED', fail, async (job, progress) => {
    const { view, ...photo } = JSON.parse(job.input) as FaceInput
    const place = await placeOf(files, photo)
    if (!place) throw new Refusal('DETECTION_FAILED')
    return JSON.stringify(await find({ place, picture: nameOfPhoto(photo), view }, progress))
  })
