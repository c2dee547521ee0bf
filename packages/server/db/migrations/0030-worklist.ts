import type { Db, Engine } from '../open'

/** Patients sent to X-ray units through their worklists. */
export const worklist = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('worklist_entry')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('case_uuid', text, c => c.notNull().references('patient.uuid').onDelete('cascade'))
    .addColumn('unit', 'text', c => c.notNull())
    .addColumn('day', text, c => c.notNull())
    .addColumn('study_uid', text, c => c.notNull().unique())
    .addColumn('ordered_by', 'text', c => c.notNull())
    .addColumn('ordered_at', text, c => c.notNull())
    .addColumn('taken_at', text)
    .addColumn('withdrawn_at', text)
    .execute()
  await db.schema.createIndex('worklist_entry_case').on('worklist_entry').columns(['case_uuid', 'ordered_at']).execute()
  await db.schema.createIndex('worklist_entry_unit').on('worklist_entry').columns(['doctor_id', 'day']).execute()
}
