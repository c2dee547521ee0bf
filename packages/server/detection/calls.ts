import type { DetectionJob } from '@sella/contract/calls/detection'
import type { Clock } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { addJob, cancelJob, type JobRow, ownJob } from '../jobs/store'
import { aheadOf } from '../jobs/turn'
import { filmOf, imagesOf, ownRecord, shownOf } from '../records/rows'
import type { DetectionInput } from './work'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  /** Wakes the worker because a job is waiting. */
  readonly wake: () => void
}

export const jobOf = ({ uuid, state, progress, step, reason, result }: JobRow): DetectionJob => ({
  uuid,
  state,
  progress,
  step,
  reason,
  result,
})

/** Automatic point detection of a record's lateral film. */
export const detectionCalls = ({
  store,
  store: { db },
  now,
  wake,
}: Ports): Part<'detectionStart' | 'detectionGet' | 'detectionCancel'> => ({
  detectionStart: async ({ recordUuid, porion = 'film', shown }, { doctor }) => {
    await ownRecord(db, { doctor, uuid: recordUuid })
    const film = filmOf(await imagesOf(db, [recordUuid]))
    if (!film) throw new Refusal('NO_LATERAL_FILM')
    if (shown !== undefined && shown !== shownOf(film)) throw new Refusal('PICTURE_CHANGED')
    const input: DetectionInput = {
      hash: film.hash,
      mmPerPixel: film.mm_per_pixel,
      ...(film.frame ? { recipe: film.recipe, shown: film.shown } : {}),
      ...(porion === 'film' ? {} : { porion }),
    }
    const job = await addJob(store, { doctor, kind: 'detection', subject: recordUuid, input, now: now() })
    wake()
    return jobOf(job)
  },
  detectionGet: async ({ uuid }, { doctor }) => {
    const job = await ownJob(db, { doctor, uuid })
    return job.state === 'waiting' ? { ...jobOf(job), ahead: await aheadOf(db, job) } : jobOf(job)
  },
  detectionCancel: async ({ uuid }, { doctor }) => {
    await ownJob(db, { doctor, uuid })
    await cancelJob(db, { uuid, now: now() })
    return jobOf(await ownJob(db, { doctor, uuid }))
  },
})
