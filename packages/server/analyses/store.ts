import { randomUUID } from 'node:crypto'
import { nameKey } from '@sella/ceph/analysis/own'
import type { UserAnalysis } from '@sella/contract/entities'
import type { Selectable } from 'kysely'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { type OwnRow, ownRow } from '../db/own-row'
import type { UserAnalysisTable } from '../db/tables'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'

export type AnalysisRow = Selectable<UserAnalysisTable>

interface Content {
  readonly name: string
  readonly content: string
}

export const analysisOf = ({ uuid, name, content, updated_at }: AnalysisRow): UserAnalysis => ({
  uuid,
  name,
  content,
  updatedAt: updated_at,
})

export const analysesOf = (db: Db, doctor: string): Promise<AnalysisRow[]> =>
  db.selectFrom('user_analysis').selectAll().where('doctor_id', '=', doctor).orderBy('created_at').orderBy('uuid').execute()

export const ownAnalysis = (db: Db, own: OwnRow): Promise<AnalysisRow> => ownRow(db, 'user_analysis', own)

const orExists = async <T>({ engine }: OpenDatabase, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (engine.isDuplicate(error)) throw new Refusal('METHOD_NAME_EXISTS')
    throw error
  }
}

export const addAnalysis = (store: OpenDatabase, { name, content }: Content, { doctor, at }: By): Promise<AnalysisRow> =>
  orExists(
    store,
    store.db.transaction().execute(async tx => {
      const row = {
        uuid: randomUUID(),
        doctor_id: doctor,
        name: name.trim(),
        name_key: nameKey(name),
        content,
        created_at: at,
        updated_at: at,
      }
      await tx.insertInto('user_analysis').values(row).execute()
      await note(tx, {
        doctor,
        at,
        action: 'analysisAdd',
        entity: 'user_analysis',
        uuid: row.uuid,
        details: { after: { name, content } },
      })
      return row
    }),
  )

/** Replaces the analysis, if it still is what the change started from (`from`, or what is read here). */
export const changeAnalysis = (
  store: OpenDatabase,
  { uuid, name, content, from }: Content & { readonly uuid: string; readonly from?: Content | undefined },
  { doctor, at }: By,
): Promise<AnalysisRow> =>
  orExists(
    store,
    store.db.transaction().execute(async tx => {
      const before = await ownAnalysis(tx, { doctor, uuid })
      const change = { name: name.trim(), name_key: nameKey(name), content, updated_at: at }
      // Compared within the update itself: of two windows that save at once, one is refused.
      const expected = from ?? before
      const row = tx.updateTable('user_analysis').set(change).where('uuid', '=', uuid)
      const { numUpdatedRows } = await row
        .where('name', '=', expected.name)
        .where('content', '=', expected.content)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('METHOD_CONFLICT')
      const details = { before: { name: before.name, content: before.content }, after: { name, content } }
      await note(tx, { doctor, at, action: 'analysisUpdate', entity: 'user_analysis', uuid, details })
      return { ...before, ...change }
    }),
  )

/**
 * Deletes for good, as the confirmation says, if it still is what was asked about (`from`); the audit log keeps the content.
 */
export const deleteAnalysis = (
  { db }: OpenDatabase,
  { uuid, from }: { readonly uuid: string; readonly from?: Content | undefined },
  { doctor, at }: By,
): Promise<void> =>
  db.transaction().execute(async tx => {
    const saved = await ownAnalysis(tx, { doctor, uuid })
    const { name, content } = from ?? saved
    const gone = tx.deleteFrom('user_analysis').where('uuid', '=', uuid)
    const { numDeletedRows } = await gone.where('name', '=', name).where('content', '=', content).executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal('METHOD_CONFLICT')
    await note(tx, {
      doctor,
      at,
      action: 'analysisDelete',
      entity: 'user_analysis',
      uuid,
      details: { before: { name, content } },
    })
  })
