import { faceImages } from '@sella/contract/documents/face-points'
import type { Clock } from '../db/now'
import type { OpenDatabase } from '../db/open'
import { plainName } from '../files/shown-name'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { addJob } from '../jobs/store'
import { filmOf, type ImageRow, imagesOf, ownRecord } from '../records/rows'
import { jobOf } from './calls'
import type { FaceInput } from './face-work'
import { filmSide } from './profile-film'
import type { AlignInput, ProfileInput } from './profile-work'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  readonly wake: () => void
}

interface Wanted {
  readonly doctor: string
  readonly record: string
  readonly kind: 'profile' | 'align' | 'face'
  readonly input: ProfileInput | AlignInput | FaceInput
}

const photoOf = (images: readonly ImageRow[], type: string = faceImages.face_side): ProfileInput => {
  const photo = images.find(image => image.type === type)
  if (!photo) throw new Refusal(type === faceImages.face_side ? 'NO_PROFILE_PHOTO' : 'NO_FRONT_PHOTO')
  return { hash: photo.hash, ...(photo.frame ? { recipe: photo.recipe, shown: photo.shown } : {}) }
}

/**
 * Finding the points of a record's face photos, and aligning its profile photo on the film. All run as jobs, queried and
 * cancelled like a detection.
 */
export const profileCalls = ({ store, now, wake }: Ports): Part<'profileDetect' | 'profileAlign' | 'faceDetect'> => {
  const { db } = store
  const start = async ({ doctor, record, kind, input }: Wanted) => {
    const job = await addJob(store, { doctor, kind, subject: record, input, now: now() })
    wake()
    return jobOf(job)
  }
  return {
    faceDetect: async ({ recordUuid, view }, { doctor }) => {
      await ownRecord(db, { doctor, uuid: recordUuid })
      const input = { ...photoOf(await imagesOf(db, [recordUuid]), faceImages[view]), view }
      return start({ doctor, record: recordUuid, kind: 'face', input })
    },
    profileDetect: async ({ recordUuid }, { doctor }) => {
      await ownRecord(db, { doctor, uuid: recordUuid })
      const input = photoOf(await imagesOf(db, [recordUuid]))
      return start({ doctor, record: recordUuid, kind: 'profile', input })
    },
    profileAlign: async ({ recordUuid }, { doctor }) => {
      const record = await ownRecord(db, { doctor, uuid: recordUuid })
      const images = await imagesOf(db, [recordUuid])
      const film = filmOf(images)
      if (!film) throw new Refusal('NO_LATERAL_FILM')
      const photo = photoOf(images)
      const side = filmSide(record, images, film)
      if (!side) throw new Refusal('POINTS_FIRST')
      return start({ doctor, record: recordUuid, kind: 'align', input: { photo, film: { ...side, hash: plainName(film) } } })
    },
  }
}
