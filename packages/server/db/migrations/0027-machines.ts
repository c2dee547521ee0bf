import type { Db, Engine } from '../open'

const waiting = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('waiting_file')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('source', text, c => c.notNull())
    .addColumn('sender', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('hash', text, c => c.notNull())
    .addColumn('oss_path', text, c => c.notNull())
    .addColumn('bytes', 'integer', c => c.notNull())
    .addColumn('format', text, c => c.notNull())
    .addColumn('width', 'integer', c => c.notNull())
    .addColumn('height', 'integer', c => c.notNull())
    .addColumn('mm_per_pixel', 'double precision')
    .addColumn('scale_provenance', text)
    .addColumn('person', 'text')
    .addColumn('day', text)
    .addColumn('modality', 'text')
    .addColumn('kind', text)
    .addColumn('others', 'text', c => c.notNull())
    .addColumn('looked', 'integer', c => c.notNull())
    .addColumn('instance_uid', text)
    .addColumn('same_instance', 'integer', c => c.notNull())
    .addColumn('record_uuid', text, c => c.references('record.uuid').onDelete('set null'))
    .addColumn('state', text, c => c.notNull())
    .addColumn('arrived_at', text, c => c.notNull())
    .addColumn('done_by', 'text')
    .addColumn('done_at', text)
    .addUniqueConstraint('waiting_file_once', ['doctor_id', 'hash'])
    .execute()
  await db.schema.createIndex('waiting_file_list').on('waiting_file').columns(['doctor_id', 'state', 'arrived_at']).execute()
  await db.schema.createIndex('waiting_file_hash').on('waiting_file').column('hash').execute()
  await db.schema.createIndex('waiting_file_looked').on('waiting_file').columns(['looked', 'arrived_at']).execute()
  await db.schema.createIndex('waiting_file_instance').on('waiting_file').columns(['doctor_id', 'instance_uid']).execute()
  await db.schema.createIndex('waiting_file_record').on('waiting_file').column('record_uuid').execute()
}

/** Files from machines that wait for a person, the machines' tokens, and how far regularly polled sources have been read. */
export const machines = async (db: Db, engine: Engine): Promise<void> => {
  const { byteText: text } = engine
  await waiting(db, engine)
  await db.schema
    .createTable('machine_token')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('scope', text, c => c.notNull())
    .addColumn('token_hash', text, c => c.notNull().unique())
    .addColumn('created_by', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('used_at', text)
    .execute()
  await db.schema.createIndex('machine_token_doctor').on('machine_token').column('doctor_id').execute()
  await db.schema
    .createTable('machine_mark')
    .addColumn('name', text, c => c.primaryKey())
    .addColumn('mark', 'text', c => c.notNull())
    .execute()
}
