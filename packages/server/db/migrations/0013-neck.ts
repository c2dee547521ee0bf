import type { Db } from '../open'

/** A doctor's own reading of the vertebrae on a record's film: a stage, or what rules one out, with her name and the time. */
export const neck = async (db: Db): Promise<void> => {
  for (const column of ['neck_stage', 'neck_hindrance', 'neck_by', 'neck_at'])
    await db.schema.alterTable('record').addColumn(column, 'text').execute()
}
