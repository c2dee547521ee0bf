import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { plainName } from '../files/shown-name'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import { lockedRecord } from './locked'
import { neckColumns, neckOf } from './neck'
import { filmOf, type ImageRow, imagesOf, neckReadOf, type RecordRow } from './rows'

type Reading = Parsed<'timebarMaturation'>

const nameOf = async (tx: Db, person: string): Promise<string> =>
  (await tx.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()).user_name

/** What is to be stored: null for a reading that states nothing. */
const statedIn = ({ read }: Reading): Reading['read'] => (read && (read.stage !== null || read.hindrance !== null) ? read : null)

/** Whether the record has this reading already, as when the reply to the same call was lost. */
const isStored = (wanted: Reading['read'], now: ReturnType<typeof neckOf>, by: string): boolean =>
  wanted === null ? now === null : now?.stage === wanted.stage && now.hindrance === wanted.hindrance && now.by === by

/** Refuses a reading of another film than the record shows, and one that would replace a reading its reader has not seen. */
const checkSeen = (reading: Reading, before: RecordRow, { images, by }: { images: readonly ImageRow[]; by: string }): void => {
  const shown = filmOf(images)
  if (reading.film !== undefined && (!shown || plainName(shown) !== reading.film)) throw new Refusal('PICTURE_CHANGED')
  const now = neckReadOf(before, images)
  const met = reading.from !== undefined && (now?.at ?? null) !== reading.from
  if (met && !isStored(statedIn(reading), now, by)) throw new Refusal('RECORD_CONFLICT', { currentVersion: before.version })
}

/**
 * Stores the vertebral stage read by a doctor, or what rules one out, with her name, the time and the film. The version stays, as
 * with the age group, so that a tracing being edited meanwhile can still be saved.
 */
export const keepMaturation = (store: OpenDatabase, reading: Reading, by: By): Promise<RecordRow> =>
  store.db.transaction().execute(async tx => {
    const { uuid } = reading
    const before = await lockedRecord({ ...store, db: tx }, { doctor: by.doctor, uuid })
    const [images, name] = [await imagesOf(tx, [uuid]), await nameOf(tx, by.person ?? by.doctor)]
    checkSeen(reading, before, { images, by: name })
    const [film, stated] = [filmOf(images), statedIn(reading)]
    const columns = neckColumns(stated && { ...stated, by: name, at: by.at }, film && plainName(film))
    const after = await tx
      .updateTable('record')
      .set({ ...columns, updated_at: by.at })
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new Refusal('NOT_FOUND')
    await touchPatient(tx, before.case_uuid, by.at)
    const details = { before: neckOf(before), after: neckOf(after) }
    await note(tx, { ...by, action: 'timebarMaturation', entity: 'record', uuid, details })
    return after
  })
