import type { Db, Engine } from '../open'

/** Accounts linked to a hospital's identity provider, and sign-ins there in progress. */
export const oidc = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('oidc_identity')
    .addColumn('issuer', text, c => c.notNull())
    .addColumn('subject', text, c => c.notNull())
    .addColumn('doctor_id', text, c => c.notNull().unique().references('doctor.uuid').onDelete('cascade'))
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('used_at', text, c => c.notNull())
    .addPrimaryKeyConstraint('oidc_identity_pk', ['issuer', 'subject'])
    .execute()
  await db.schema
    .createTable('oidc_visit')
    .addColumn('key_hash', text, c => c.primaryKey())
    .addColumn('content', 'text', c => c.notNull())
    .addColumn('expires_at', text, c => c.notNull())
    .execute()
}
