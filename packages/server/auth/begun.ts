import type { Db } from '../db/open'

/** Ends the codes that were sent for an account; how many there were still counts. */
export const endCodes = async (tx: Db, doctor: string): Promise<void> => {
  await tx
    .updateTable('verify_code')
    .set(({ ref }) => ({ expires_at: ref('created_at') }))
    .where('doctor_id', '=', doctor)
    .execute()
}

/**
 * Ends what was begun under the conditions of before and would open the account, or add a way into it, under those of now: codes
 * that were sent, QR sign-ins that were confirmed, passkeys and authenticators that were begun. For a transaction that has changed
 * how the account is signed in to and holds it (`holdAccount`), before it ends sessions.
 */
export const endBegun = async (tx: Db, doctor: string): Promise<void> => {
  await endCodes(tx, doctor)
  await tx.deleteFrom('qr_sign_in').where('doctor_id', '=', doctor).execute()
  await tx.deleteFrom('passkey_question').where('doctor_id', '=', doctor).execute()
  await tx.deleteFrom('second_factor').where('doctor_id', '=', doctor).where('confirmed_at', 'is', null).execute()
}
