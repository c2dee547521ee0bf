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

/** A doctor's agency; refuses alike whether it is another's or does not exist. */
export const ownAgency = async (
  db: Db,
  { doctor, uuid }: { readonly doctor: string; readonly uuid: string },
): Promise<Agency> => {
  const rows = await db
    .selectFrom('agency')
    .select(['uuid', 'name'])
    .where('doctor_id', '=', doctor)
    .where('uuid', '=', uuid)
    .execute()
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
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
  { db }: OpenDatabase,
  doctor: string,
  wanted: Parsed<'agencyUpdateAll'>['agencies'],
): Promise<Agency[]> =>
  db.transaction().execute(async tx => {
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
