import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import type { Agency } from '@sella/contract/entities'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'

/** A doctor's agencies, in her own order. */
export const agenciesOf = (db: Db, doctor: string): Promise<Agency[]> =>
  db.selectFrom('agency').select(['uuid', 'name']).where('doctor_id', '=', doctor).orderBy('position').execute()

/** Agencies by uuid, for rows already known to belong to the caller. */
export const agenciesBy = async (db: Db, uuids: readonly string[]): Promise<ReadonlyMap<string, Agency>> => {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('agency')
    .select(['uuid', 'name'])
    .where('uuid', 'in', [...new Set(uuids)])
    .execute()
  return new Map(rows.map(row => [row.uuid, row]))
}

/**
 * Locks an agency that a case is about to refer to until the transaction ends; a concurrent deletion waits and then finds it in
 * use. Refuses an agency that is not the doctor's or has just been deleted. SQLite needs no lock, because it allows one writer at
 * a time.
 */
export const holdAgency = async (
  tx: Db,
  { engine }: Pick<OpenDatabase, 'engine'>,
  { doctor, uuid }: { readonly doctor: string; readonly uuid: string | null },
): Promise<void> => {
  if (uuid === null) return
  const own = await tx
    .selectFrom('agency')
    .select('uuid')
    .where('doctor_id', '=', doctor)
    .where('uuid', '=', uuid)
    .$if(engine.name === 'postgres', rows => rows.forKeyShare())
    .executeTakeFirst()
  if (!own) throw new Refusal('NOT_FOUND')
}

const removable = async (tx: Db, gone: readonly Agency[]): Promise<void> => {
  for (const { uuid, name } of gone) {
    // A case in the bin counts too: when restored, it must find its agency again.
    const used = await tx.selectFrom('patient').select('uuid').where('agency_uuid', '=', uuid).executeTakeFirst()
    if (used) throw new Refusal('AGENCY_IN_USE', { name })
    await tx.deleteFrom('agency').where('uuid', '=', uuid).execute()
  }
}

/** Replaces the doctor's list with the given one, in this order. Refuses to drop an agency that a case refers to. */
export const replaceAgencies = (
  { db, engine }: OpenDatabase,
  doctor: string,
  wanted: Parsed<'agencyUpdateAll'>['agencies'],
): Promise<Agency[]> =>
  db.transaction().execute(async tx => {
    // Waits for cases that are just being given an agency, and for a list saved in another window.
    if (engine.name === 'postgres')
      await tx.selectFrom('agency').select('uuid').where('doctor_id', '=', doctor).orderBy('uuid').forUpdate().execute()
    const present = await agenciesOf(tx, doctor)
    const kept = new Set(wanted.flatMap(({ uuid }) => uuid ?? []))
    if ([...kept].some(uuid => !present.some(agency => agency.uuid === uuid))) throw new Refusal('NOT_FOUND')
    await removable(
      tx,
      present.filter(({ uuid }) => !kept.has(uuid)),
    )
    for (const [position, { uuid, name }] of wanted.entries()) {
      if (uuid)
        await tx.updateTable('agency').set({ name, position }).where('uuid', '=', uuid).where('doctor_id', '=', doctor).execute()
      else await tx.insertInto('agency').values({ uuid: randomUUID(), doctor_id: doctor, name, position }).execute()
    }
    return agenciesOf(tx, doctor)
  })
