import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import { lockedRecord } from './locked'
import type { RecordRow } from './rows'

/**
 * Stores the age group by whose norms a doctor judges a record. The version stays, so that a tracing being edited meanwhile can
 * still be saved. A choice that its doctor has not seen is not replaced.
 */
export const chooseAgeGroup = (store: OpenDatabase, choice: Parsed<'timebarAgeGroup'>, by: By): Promise<RecordRow> =>
  store.db.transaction().execute(async tx => {
    const { uuid, ageGroup, from } = choice
    const before = await lockedRecord({ ...store, db: tx }, { doctor: by.doctor, uuid })
    // The same choice again: the reply to the first was lost, or two windows agree.
    if (from !== undefined && ![from, ageGroup].includes(before.age_group))
      throw new Refusal('RECORD_CONFLICT', { currentVersion: before.version })
    const after = await tx
      .updateTable('record')
      .set({ age_group: ageGroup, updated_at: by.at })
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Refusal('NOT_FOUND'))
    await touchPatient(tx, before.case_uuid, by.at)
    const details = { before: { age_group: before.age_group }, after: { age_group: ageGroup } }
    await note(tx, { ...by, action: 'timebarAgeGroup', entity: 'record', uuid, details })
    return after
  })
