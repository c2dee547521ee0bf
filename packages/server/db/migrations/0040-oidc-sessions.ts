import type { Db, Engine } from '../open'

/** The sessions opened through a hospital's identity provider, so that the provider can end them. */
export const oidcSessions = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('oidc_session')
    .addColumn('token_hash', text, c => c.primaryKey().references('session.token_hash').onDelete('cascade'))
    .addColumn('issuer', text, c => c.notNull())
    .addColumn('subject', text, c => c.notNull())
    .addColumn('sid', text)
    .execute()
  await db.schema.createIndex('oidc_session_subject').on('oidc_session').columns(['issuer', 'subject']).execute()
  await db.schema.createIndex('oidc_session_sid').on('oidc_session').columns(['issuer', 'sid']).execute()
}
