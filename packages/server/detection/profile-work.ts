import type { Point } from '@sella/ceph/geometry/point'
import type { ErrorCode } from '@sella/contract/errors'
import { alignProfile } from '@sella/detect/profile/align-profile'
import type { Db } from '../db/open'
import { plainName } from '../files/shown-name'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { JobRow } from '../jobs/store'
import type { Progress, Work } from '../jobs/worker'
import type { DetectedProfile, PhotoFile } from './detected-profile'
import type { FilmSide } from './profile-film'
import { placeOf } from './work'

/** The input of a profile job: which photo. */
export interface ProfileInput {
  readonly hash: string
  readonly recipe?: string | null
  readonly shown?: string | null
}

/** The input of an alignment: which photo, and the skin outline of the film on which it is aligned. */
export interface AlignInput {
  readonly photo: ProfileInput
  /** `hash`: names the picture, as `plainName` does. */
  readonly film: FilmSide & { readonly hash: string }
}

interface Ports {
  readonly db: Db
  readonly files: FileStore
  /** Finds the profile on a photo's file; refuses a photo that shows none. */
  readonly find: (photo: PhotoFile, progress: Progress) => Promise<DetectedProfile>
  /** Logs the error; the doctor sees the message of her action. */
  readonly fail: (error: unknown) => void
}

/** Names the picture, as `plainName` does. */
export const nameOfPhoto = ({ hash, recipe = null }: ProfileInput): string => plainName({ hash, recipe })

const profileOf = async ({ files, find }: Ports, photo: ProfileInput, progress: Progress): Promise<DetectedProfile> => {
  const place = await placeOf(files, photo)
  if (!place) throw new Refusal('PROFILE_FAILED')
  return find({ place, picture: nameOfPhoto(photo) }, progress)
}

/** An earlier result for this very photo, if there is one. */
const foundBefore = async (db: Db, job: JobRow, photo: ProfileInput): Promise<DetectedProfile | null> => {
  const row = await db
    .selectFrom('job')
    .select('result')
    .where('doctor_id', '=', job.doctor_id)
    .where('subject', '=', job.subject)
    .where('kind', '=', 'profile')
    .where('input', '=', JSON.stringify(photo))
    .where('state', '=', 'done')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.result ? (JSON.parse(row.result) as DetectedProfile) : null
}

const points = ({ outline }: DetectedProfile): readonly Point[] => outline.map(([x, y]) => ({ x, y }))

const align = async (ports: Ports, job: JobRow, progress: Progress): Promise<string> => {
  const { photo, film } = JSON.parse(job.input) as AlignInput
  const profile = (await foundBefore(ports.db, job, photo)) ?? (await profileOf(ports, photo, progress))
  progress.report(0.95, 'aligning')
  const side = { facing: profile.facing, outlines: [points(profile)], points: profile.points }
  const alignment = alignProfile(film, side, film.mmPerPixel)
  if (typeof alignment === 'string') throw new Refusal('ALIGN_FAILED')
  return JSON.stringify({ ...alignment, photo: nameOfPhoto(photo), film: film.hash })
}

/** Passes a refusal on unchanged; any other error is logged and reported as the failure of this action. */
export const failingWith =
  (code: ErrorCode, fail: Ports['fail'], work: Work): Work =>
  async (job, progress) => {
    try {
      return await work(job, progress)
    } catch (error) {
      if (error instanceof Refusal || progress.signal.aborted) throw error
      fail(error)
      throw new Refusal(code)
    }
  }

/** The two jobs on a profile photo. Neither changes the record: the browser shows the result and saves it. */
export const profileWorks = (ports: Ports): { readonly profile: Work; readonly align: Work } => ({
  profile: failingWith('PROFILE_FAILED', ports.fail, async (job, progress) =>
    JSON.stringify(await profileOf(ports, JSON.parse(job.input) as ProfileInput, progress)),
  ),
  align: failingWith('ALIGN_FAILED', ports.fail, (job, progress) => align(ports, job, progress)),
})
