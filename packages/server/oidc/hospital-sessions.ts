import { sessionKey } from '../auth/sessions'
import type { Db } from '../db/open'
import type { LogoutNotice } from './logout-token'
import type { Identity } from './provider'

/** Records that a session was opened through the provider, in the transaction that opens it. */
export const noteHospitalSession = async (
  tx: Db,
  token: string,
  { issuer, subject, sid }: Pick<Identity, 'issuer' | 'subject' | 'sid'>,
): Promise<void> => {
  await tx
    .insertInto('oidc_session')
    .values({ token_hash: sessionKey(token), issuer, subject, sid })
    .execute()
}

/** Whether a logout notice concerns a sign-in: by session, or by subject where either of the two names no session. */
export const concerns = (
  { issuer, subject, sid }: LogoutNotice,
  signIn: Pick<Identity, 'issuer' | 'subject' | 'sid'>,
): boolean => {
  if (signIn.issuer !== issuer || (subject !== null && signIn.subject !== subject)) return false
  if (sid === null) return true
  return signIn.sid === sid || (signIn.sid === null && subject !== null)
}

/** Ends the sessions here that a notice concerns; resolves to their doctors. */
export const endSessionsOf = async (tx: Db, notice: LogoutNotice): Promise<readonly string[]> => {
  const { issuer, subject, sid } = notice
  const rows = await tx
    .selectFrom('oidc_session')
    .selectAll()
    .where('issuer', '=', issuer)
    .$if(subject !== null, q => q.where('subject', '=', subject ?? ''))
    .$if(subject === null, q => q.where('sid', '=', sid))
    .execute()
  const ended = rows.filter(row => concerns(notice, row)).map(row => row.token_hash)
  if (ended.length === 0) return []
  const gone = await tx.deleteFrom('session').where('token_hash', 'in', ended).returning('doctor_id').execute()
  return gone.map(row => row.doctor_id)
}
