import type { Db, Engine } from '../open'

/** Cases handed by one member of a clinic to another, with the note to the recipient. */
export const handOvers = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('hand_over')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('clinic_uuid', text, c => c.notNull().references('clinic.uuid').onDelete('cascade'))
    // No foreign keys: a hand-over stays on record when a person is gone.
    .addColumn('from_id', text, c => c.notNull())
    .addColumn('from_name', 'text', c => c.notNull())
    .addColumn('to_id', text, c => c.notNull())
    .addColumn('to_name', 'text', c => c.notNull())
    .addColumn('by_id', text, c => c.notNull())
    .addColumn('by_name', 'text', c => c.notNull())
    .addColumn('note', 'text', c => c.notNull())
    .addColumn('state', text, c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('settled_at', text)
    .execute()
  await db.schema.createIndex('hand_over_clinic').on('hand_over').columns(['clinic_uuid', 'created_at']).execute()
  await db.schema
    .createTable('hand_over_case')
    .addColumn('hand_over_uuid', text, c => c.notNull().references('hand_over.uuid').onDelete('cascade'))
    .addColumn('case_uuid', text, c => c.notNull().references('patient.uuid').onDelete('cascade'))
    .addPrimaryKeyConstraint('hand_over_case_pk', ['hand_over_uuid', 'case_uuid'])
    .execute()
  await db.schema.createIndex('hand_over_case_case').on('hand_over_case').column('case_uuid').execute()
}
