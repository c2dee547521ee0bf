import type { Db } from '../open'

/** The age group whose norms a doctor chose for a record; null to use the patient's age on its day. */
export const ageGroup = async (db: Db): Promise<void> => {
  await db.schema.alterTable('record').addColumn('age_group', 'text').execute()
}
