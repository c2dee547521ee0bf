import { endOpened, withdrawOffers } from '../access/end-opened'
import { eraseDetails } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { contentsOf } from '../files/shown-name'
import { type FileStore, hashIn } from '../files/store'
import { noteUnused, removeUnused } from '../files/unused'
import { Refusal } from '../http/refusal'

const hashesOf = async (tx: Db, doctor: string): Promise<readonly string[]> => {
  const images = await tx
    .selectFrom('image')
    .select(['hash', 'shown', 'recipe'])
    .distinct()
    .where('doctor_id', '=', doctor)
    .execute()
  const { avatar_path } = await tx.selectFrom('doctor').select('avatar_path').where('uuid', '=', doctor).executeTakeFirstOrThrow()
  const messages = await tx
    .selectFrom('chat_message')
    .innerJoin('chat', 'chat.uuid', 'chat_uuid')
    .select('picture_hash')
    .where('chat.doctor_id', '=', doctor)
    .where('picture_hash', 'is not', null)
    .execute()
  const documents = await tx.selectFrom('document').select('hash').where('doctor_id', '=', doctor).execute()
  const waiting = await tx.selectFrom('waiting_file').select('hash').where('doctor_id', '=', doctor).execute()
  return [
    ...waiting.map(row => row.hash),
    ...documents.map(row => row.hash),
    ...images.flatMap(contentsOf),
    ...(avatar_path ? [hashIn(avatar_path)] : []),
    ...messages.flatMap(row => row.picture_hash ?? []),
  ]
}

/**
 * Locks the clinic's members: until the transaction ends no other owner can leave, step down or delete her account, since each
 * would rely on the other to stay.
 */
const holdMembers = async (tx: Db, engine: OpenDatabase['engine'], doctor: string): Promise<readonly string[]> => {
  const clinics = await tx
    .selectFrom('clinic_member')
    .select('clinic_uuid')
    .where('doctor_id', '=', doctor)
    .orderBy('clinic_uuid')
    .execute()
  for (const { clinic_uuid: clinic } of clinics) await engine.oneAtATime(tx, `members of ${clinic}`)
  return clinics.map(row => row.clinic_uuid)
}

/** Ends the memberships and what the member opened towards outside, while she still has a name for the clinics' logs. */
const leaveClinics = async (
  tx: Db,
  engine: OpenDatabase['engine'],
  { doctor, clinics, at }: { readonly doctor: string; readonly clinics: readonly string[]; readonly at: string },
): Promise<void> => {
  await tx.deleteFrom('clinic_member').where('doctor_id', '=', doctor).execute()
  for (const clinic of clinics) {
    await withdrawOffers(tx, { clinic, person: doctor, at })
    await endOpened(tx, engine, { clinic, maker: doctor, person: doctor, at })
  }
}

/** A clinic must not lose its only owner. */
const refuseLastOwner = async (tx: Db, doctor: string): Promise<void> => {
  const alone = await tx
    .selectFrom('clinic_member as own')
    .select('own.clinic_uuid')
    .where('own.doctor_id', '=', doctor)
    .where('own.role', '=', 'owner')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clinic_member as other')
            .select('other.doctor_id')
            .whereRef('other.clinic_uuid', '=', 'own.clinic_uuid')
            .where('other.role', '=', 'owner')
            .where('other.doctor_id', '<>', doctor),
        ),
      ),
    )
    .executeTakeFirst()
  if (alone) throw new Refusal('LAST_OWNER')
}

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly now: Clock
  readonly fail: (error: unknown) => void
}

/**
 * Deletes everything an account owns for good: its rows in one transaction, then the originals that no other account uses. The
 * change log keeps who changed what and when, without anything about a patient.
 */
export const deleteAccount = async ({ store, files, now, fail }: Ports, doctor: string): Promise<void> => {
  const hashes = await store.db.transaction().execute(async tx => {
    await holdMembers(tx, store.engine, doctor)
    // A clinic that she founds or joins at this moment is among hers, or she comes too late to it (`clinic/create-clinic`).
    await store.engine.oneAtATime(tx, `clinics of ${doctor}`)
    const clinics = await holdMembers(tx, store.engine, doctor)
    await refuseLastOwner(tx, doctor)
    await leaveClinics(tx, store.engine, { doctor, clinics, at: instant(now()) })
    const owned = await hashesOf(tx, doctor)
    await tx.deleteFrom('job').where('doctor_id', '=', doctor).execute()
    await tx.deleteFrom('case_key').where('doctor_id', '=', doctor).execute()
    // Deleted before the agencies to which they refer.
    await tx.deleteFrom('patient').where('doctor_id', '=', doctor).execute()
    // The rest is deleted with the doctor, through its foreign keys.
    await tx.deleteFrom('doctor').where('uuid', '=', doctor).execute()
    await eraseDetails(tx, doctor)
    await noteUnused(tx, owned, now())
    return owned
  })
  // The account is deleted; what cannot be removed now is removed later.
  await removeUnused({ files }, hashes).catch(fail)
}
