import { sql } from 'kysely'
import type { Db, Engine } from '../open'

const members = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.alterTable('doctor').addColumn('desk', text).execute()
  await db.schema
    .createTable('clinic')
    .addColumn('uuid', text, c => c.primaryKey().references('doctor.uuid').onDelete('cascade'))
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('log_seq', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('log_hash', text, c => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('clinic_member')
    .addColumn('clinic_uuid', text, c => c.notNull().references('clinic.uuid').onDelete('cascade'))
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('role', text, c => c.notNull())
    .addColumn('joined_at', text, c => c.notNull())
    .addPrimaryKeyConstraint('clinic_member_pk', ['clinic_uuid', 'doctor_id'])
    .execute()
  await db.schema.createIndex('clinic_member_doctor').on('clinic_member').column('doctor_id').execute()
  await db.schema
    .createTable('clinic_invitation')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('clinic_uuid', text, c => c.notNull().references('clinic.uuid').onDelete('cascade'))
    .addColumn('token_hash', text, c => c.notNull().unique())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('role', text, c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('ends_at', text, c => c.notNull())
    .execute()
  await db.schema.createIndex('clinic_invitation_clinic').on('clinic_invitation').column('clinic_uuid').execute()
  await db.schema
    .createTable('case_doctor')
    .addColumn('case_uuid', text, c => c.notNull().references('patient.uuid').onDelete('cascade'))
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addPrimaryKeyConstraint('case_doctor_pk', ['case_uuid', 'doctor_id'])
    .execute()
  await db.schema.createIndex('case_doctor_doctor').on('case_doctor').columns(['doctor_id', 'case_uuid']).execute()
}

const log = async (db: Db, engine: Engine): Promise<void> => {
  const { byteText: text } = engine
  await db.schema
    .createTable('clinic_log')
    // No foreign keys: the log outlives the persons, cases and clinic it concerns.
    .addColumn('clinic_uuid', text, c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('at', text, c => c.notNull())
    .addColumn('person_id', text, c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('action', 'text', c => c.notNull())
    .addColumn('kind', text, c => c.notNull())
    .addColumn('case_uuid', text)
    .addColumn('details', 'text', c => c.notNull())
    .addColumn('hash', text, c => c.notNull())
    .addPrimaryKeyConstraint('clinic_log_pk', ['clinic_uuid', 'seq'])
    .execute()
  // For looking up whether a person has just seen a case.
  await db.schema
    .createIndex('clinic_log_seen')
    .on('clinic_log')
    .columns(['clinic_uuid', 'person_id', 'case_uuid', 'at'])
    .execute()
  for (const statement of engine.appendOnly('clinic_log')) await sql.raw(statement).execute(db)
}

/**
 * The columns of a document that never change: as in migration 0016, except for the account that holds its case, which may hand
 * the case over.
 */
const fixed = [
  'uuid',
  'number',
  'kind',
  'title',
  'author',
  'lang',
  'sections',
  'pages',
  'bytes',
  'hash',
  'path',
  'identity',
  'made_at',
]
  .map(column => `new.${column} = old.${column}`)
  .join(' and ')

const frozen: Readonly<Record<Engine['name'], readonly string[]>> = {
  sqlite: [
    'drop trigger document_frozen',
    `create trigger document_frozen before update on document when not (${fixed}) begin select raise(abort, 'frozen'); end`,
  ],
  postgres: [
    `create or replace function document_only_closed() returns trigger language plpgsql as $$
      begin if ${fixed} then return new; end if; raise exception 'frozen'; end $$`,
  ],
}

/** Clinics: an account that owns cases, its members by role, invitations, assignments to cases, and the log of who did what. */
export const clinics = async (db: Db, engine: Engine): Promise<void> => {
  await members(db, engine)
  await log(db, engine)
  for (const statement of frozen[engine.name]) await sql.raw(statement).execute(db)
}
