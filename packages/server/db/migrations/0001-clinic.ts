import { type ColumnDefinitionBuilder, sql } from 'kysely'
import type { Db, Engine } from '../open'

const build = ({ byteText }: Engine) => {
  const key = (to: string) => (column: ColumnDefinitionBuilder) => column.notNull().references(to).onDelete('cascade')
  return { text: byteText, key }
}

const accounts = async (db: Db, engine: Engine): Promise<void> => {
  const { text, key } = build(engine)
  await db.schema
    .createTable('doctor')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('login_name', 'text', c => c.notNull())
    .addColumn('login_key', text, c => c.notNull().unique())
    .addColumn('password_hash', 'text', c => c.notNull())
    .addColumn('user_name', 'text', c => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('age', 'integer')
    .addColumn('role', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('token_hash', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('seen_at', text, c => c.notNull())
    .addColumn('expires_at', text, c => c.notNull())
    .execute()
  await db.schema.createIndex('session_doctor').on('session').column('doctor_id').execute()
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('login_key', text, c => c.notNull())
    .addColumn('address', text, c => c.notNull())
    .addColumn('at', text, c => c.notNull())
    .execute()
  await db.schema.createIndex('sign_in_attempt_who').on('sign_in_attempt').columns(['login_key', 'address', 'at']).execute()
  await db.schema.createIndex('sign_in_attempt_at').on('sign_in_attempt').column('at').execute()
}

const cases = async (db: Db, engine: Engine): Promise<void> => {
  const { text, key } = build(engine)
  await db.schema
    .createTable('agency')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('position', 'integer', c => c.notNull())
    .execute()
  await db.schema.createIndex('agency_doctor').on('agency').columns(['doctor_id', 'position']).execute()
  await db.schema
    .createTable('patient')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('sex', 'text')
    .addColumn('birthday', text)
    .addColumn('case_no', 'text', c => c.notNull())
    .addColumn('case_key', text, c => c.notNull())
    .addColumn('agency_uuid', text, c => c.references('agency.uuid'))
    .addColumn('phone', 'text')
    .addColumn('notes', 'text')
    .addColumn('favorite', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('search_text', text, c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .addColumn('deleted_at', text)
    .execute()
  await db.schema
    .createTable('patient_key')
    .addColumn('doctor_id', text, c => c.notNull())
    .addColumn('key', text, c => c.notNull())
    .addColumn('patient_uuid', text, key('patient.uuid'))
    .addPrimaryKeyConstraint('patient_key_pk', ['doctor_id', 'key', 'patient_uuid'])
    .execute()
  await caseIndexes(db)
}

const caseIndexes = async (db: Db): Promise<void> => {
  const rows = [
    'create index patient_newest on patient (doctor_id, updated_at, uuid) where deleted_at is null',
    'create index patient_favorite on patient (doctor_id, updated_at, uuid) where favorite = 1 and deleted_at is null',
    'create index patient_bin on patient (doctor_id, updated_at, uuid) where deleted_at is not null',
    "create unique index patient_case_key on patient (doctor_id, case_key) where deleted_at is null and case_key <> ''",
    'create index patient_agency on patient (agency_uuid)',
  ]
  for (const row of rows) await sql.raw(row).execute(db)
}

const records = async (db: Db, engine: Engine): Promise<void> => {
  const { text, key } = build(engine)
  await db.schema
    .createTable('record')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('case_uuid', text, key('patient.uuid'))
    .addColumn('createday', text, c => c.notNull())
    .addColumn('type', 'integer', c => c.notNull())
    .addColumn('ceph_points', 'text')
    .addColumn('ceph_film', text)
    .addColumn('has_tracing', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('face_points', 'text')
    .addColumn('alignment', 'text')
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .addColumn('deleted_at', text)
    .execute()
  await db.schema.createIndex('record_case').on('record').columns(['case_uuid', 'createday']).execute()
  await db.schema.createIndex('record_doctor').on('record').column('doctor_id').execute()
}

const images = async (db: Db, engine: Engine): Promise<void> => {
  const { text, key } = build(engine)
  await db.schema
    .createTable('image')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('record_uuid', text, key('record.uuid'))
    .addColumn('type', text, c => c.notNull())
    .addColumn('hash', text, c => c.notNull())
    .addColumn('oss_path', 'text', c => c.notNull())
    .addColumn('width', 'integer', c => c.notNull())
    .addColumn('height', 'integer', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('bytes', 'integer', c => c.notNull())
    .addColumn('mm_per_pixel', 'double precision')
    .addColumn('scale_provenance', 'text')
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('deleted_at', text)
    .execute()
  await sql.raw('create unique index image_slot on image (record_uuid, type) where deleted_at is null').execute(db)
  await db.schema.createIndex('image_record').on('image').column('record_uuid').execute()
  await db.schema.createIndex('image_doctor').on('image').column('doctor_id').execute()
}

const documents = async (db: Db, engine: Engine): Promise<void> => {
  const { text, key } = build(engine)
  await db.schema
    .createTable('setting')
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('name', text, c => c.notNull())
    .addColumn('content', 'text', c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .addPrimaryKeyConstraint('setting_pk', ['doctor_id', 'name'])
    .execute()
  await db.schema
    .createTable('user_analysis')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('name_key', text, c => c.notNull())
    .addColumn('content', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .addUniqueConstraint('user_analysis_name', ['doctor_id', 'name_key'])
    .execute()
  await db.schema
    .createTable('overlap')
    .addColumn('case_uuid', text, c => c.primaryKey().references('patient.uuid').onDelete('cascade'))
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('content', 'text', c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .execute()
}

const work = async (db: Db, engine: Engine): Promise<void> => {
  const { text, key } = build(engine)
  await db.schema
    .createTable('job')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, key('doctor.uuid'))
    .addColumn('kind', text, c => c.notNull())
    .addColumn('subject', text, c => c.notNull())
    .addColumn('input', 'text', c => c.notNull())
    .addColumn('state', text, c => c.notNull())
    .addColumn('progress', 'double precision', c => c.notNull())
    .addColumn('step', 'text', c => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('result', 'text')
    .addColumn('lease_owner', text)
    .addColumn('lease_until', text)
    .addColumn('attempts', 'integer', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .execute()
  await db.schema.createIndex('job_state').on('job').columns(['state', 'created_at']).execute()
  await db.schema.createIndex('job_doctor').on('job').columns(['doctor_id', 'subject']).execute()
  await db.schema
    .createTable('audit')
    .addColumn('uuid', text, c => c.primaryKey())
    // No foreign key: the log outlives the account it concerns.
    .addColumn('doctor_id', text, c => c.notNull())
    .addColumn('at', text, c => c.notNull())
    .addColumn('action', 'text', c => c.notNull())
    .addColumn('entity', 'text', c => c.notNull())
    .addColumn('entity_uuid', text, c => c.notNull())
    .addColumn('details', 'text', c => c.notNull())
    .execute()
  await db.schema.createIndex('audit_entity').on('audit').columns(['entity_uuid', 'at']).execute()
  for (const statement of engine.appendOnly('audit')) await sql.raw(statement).execute(db)
}

/** Accounts, cases, records with their images, the doctor's own documents, jobs and the audit log. */
export const clinic = async (db: Db, engine: Engine): Promise<void> => {
  for (const part of [accounts, cases, records, images, documents, work]) await part(db, engine)
}
