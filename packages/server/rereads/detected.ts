import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { Parsed } from '@sella/contract/calls/index'
import { pointsOf } from '@sella/contract/documents/detected-points'
import { detectionResultIn } from '@sella/contract/documents/detection-result'
import { toStored } from '@sella/contract/documents/tracing'
import type { Db, OpenDatabase } from '../db/open'
import { frameSeen } from '../detection/keep-checks'
import type { DetectionInput } from '../detection/work'
import { Refusal } from '../http/refusal'
import { ownJob } from '../jobs/store'
import { filmOf, frameOf, imagesOf } from '../records/rows'
import type { ByPerson } from './own-errors'
import type { RereadRow } from './rows'
import { insertReread } from './store'

interface DetectorReading {
  /** Name and edition of the weights. */
  readonly name: string
  readonly cephPoints: string
  /** The pixel frame in which it worked. */
  readonly film: string
}

/** The result of a detection on the record's present film. Refuses a job on anything else, and an unfinished one. */
const foundBy = async (tx: Db, { recordUuid, jobUuid }: Parsed<'rereadDetected'>, doctor: string): Promise<DetectorReading> => {
  const job = await ownJob(tx, { doctor, uuid: jobUuid })
  const film = filmOf(await imagesOf(tx, [recordUuid]))
  const result = job.state === 'done' ? detectionResultIn(job.result) : null
  if (job.kind !== 'detection' || job.subject !== recordUuid || !film || !result) throw new Refusal('NOT_FOUND')
  const seen = frameSeen(JSON.parse(job.input) as DetectionInput)
  if (seen !== frameOf(film)) throw new Refusal('NOT_FOUND')
  const stored = toStored({ ...emptyTracing, points: pointsOf(result) })
  if (!stored.ok) throw new Refusal('POINTS_FIRST')
  return { name: result.model ?? '', cephPoints: stored.value, film: seen }
}

/** Stores a detection as the detector's reading of the film; its points come from the job, never from the caller. */
export const addDetected = ({ db, engine }: OpenDatabase, of: Parsed<'rereadDetected'>, by: ByPerson): Promise<RereadRow> =>
  db.transaction().execute(async tx => {
    const reading = await foundBy(tx, of, by.doctor)
    const read = { recordUuid: of.recordUuid, reader: 'detector', ...reading } as const
    return insertReread({ db: tx, engine }, read, { ...by, action: 'rereadDetected' })
  })
