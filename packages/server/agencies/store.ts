import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import type { Agency } from '@sella/contract/entities'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'

/** A doctor's agencies in her order. */
export const agenciesOf = (db: Db, doctor: string): Promise<Agency[]> =>
  db.selectFrom('agency').select(['uuid', 'name']).where('doctor_id', '=', doctor).orderBy('position').execute()

/** Agencies by uuid, of rows that are already known to be the caller’s. */
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
 * Holds an agency that a case is about to name until the transaction ends: who drops it meanwhile waits, then finds it in use. Refuses one
 * that is not the doctor's, or was dropped first. SQLite lets one writer in at a time.
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
    // A case in the bin counts too: restored, it must find its agency again.
    const used = await tx.selectFrom('patient').select('uuid').where('agency_uuid', '=', uuid).executeTakeFirst()
    if (used) throw new Refusal('AGENCY_IN_USE', { name })
    await tx.deleteFrom('agency').where('uuid', '=', uuid).execute()
  }
}

/** Makes the doctor's list what is given, in this order. Refuses to drop an agency that a case names. */
export const replaceAgencies = (
  { db, engine }: OpenDatabase,
  doctor: string,
  wanted: Parsed<'agencyUpdateAll'>['agencies'],
): Promise<Agency[]> =>
  db.transaction().execute(async tx => {
    // Cases that are being given one come first, and so does another window's list.
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
