import type { Db } from '../open'

/** What a doctor measured on the study models of a record: a document, JSON text. */
export const modelReadings = (db: Db): Promise<void> =>
  db.schema.alterTable('record').addColumn('model_readings', 'text').execute()
