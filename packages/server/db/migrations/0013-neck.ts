import type { Db } from '../open'

/** What a doctor reads from the vertebrae of a record's film: a stage, or what forbids one, with her name and the time. */
export const neck = async (db: Db): Promise<void> => {
  for (const column of ['neck_stage', 'neck_hindrance', 'neck_by', 'neck_at'])
    await db.schema.alterTable('record').addColumn(column, 'text').execute()
}
