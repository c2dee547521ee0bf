import type { FrontView } from '@sella/detect/face/points'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { Progress, Work } from '../jobs/worker'
import type { DetectedFace, FrontPhoto } from './detected-face'
import { failingWith, nameOfPhoto, type ProfileInput } from './profile-work'
import { placeOf } from './work'

/** The input of a face job: which photo, and the points of which view. */
export interface FaceInput extends ProfileInput {
  readonly view: FrontView
}

interface Ports {
  readonly files: FileStore
  readonly find: (photo: FrontPhoto, progress: Progress) => Promise<DetectedFace>
  /** Logs the error; the doctor sees the message of her action. */
  readonly fail: (error: unknown) => void
}

/** Finds the points of a frontal photo. The record is not changed: the browser shows the result and saves it. */
export const faceWork = ({ files, find, fail }: Ports): Work =>
  failingWith('DETECTION_FAILED', fail, async (job, progress) => {
    const { view, ...photo } = JSON.parse(job.input) as FaceInput
    const place = await placeOf(files, photo)
    if (!place) throw new Refusal('DETECTION_FAILED')
    return JSON.stringify(await find({ place, picture: nameOfPhoto(photo), view }, progress))
  })
