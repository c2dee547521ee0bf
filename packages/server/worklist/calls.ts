import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import { whole } from '../acts/whole'
import { note } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { uidOf } from '../dicom/write'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { accountNamed } from '../machines/owner'
import type { WorklistAt } from '../machines/settings'
import { ownPatient } from '../patients/rows'
import { entryOf, firstDay, type WorklistRow } from './rows'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  /** The units of the installation. */
  readonly worklists: readonly WorklistAt[]
}

/** Most entries shown per case. */
const shown = 10

const unitsOf = async (db: Db, worklists: readonly WorklistAt[], doctor: string): Promise<readonly string[]> => {
  const names: string[] = []
  for (const { name, for: owner } of worklists) if ((await accountNamed(db, owner)) === doctor) names.push(name)
  return names
}

const freshUid = (): string => uidOf(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'))

type Wish = Parsed<'worklistSend'>

/** An entry for the same unit and day that was neither taken nor withdrawn. */
const standingEntry = (db: Db, { caseUuid, unit, day }: Wish, doctor: string) =>
  db
    .selectFrom('worklist_entry')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('doctor_id', '=', doctor)
    .where('unit', '=', unit)
    .where('day', '=', day)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

const sent = async ({ store, now, worklists }: Ports, wish: Wish, { doctor, person, act }: DoctorAsking) => {
  const { db } = store
  const { caseUuid, unit, day } = wish
  await ownPatient(db, { doctor, uuid: caseUuid })
  if (!(await unitsOf(db, worklists, doctor)).includes(unit)) throw new Refusal('NOT_FOUND')
  if (Number.isNaN(Date.parse(day)) || day < firstDay(now())) throw new Refusal('INPUT_INVALID', { field: 'day' })
  const add = async ({ db: tx, engine }: OpenDatabase): Promise<WorklistRow> => {
    // Two windows that send at once would put the patient on the list twice, and only one entry would go with the film.
    await engine.oneAtATime(tx, `worklist of ${caseUuid}`)
    const standing = await standingEntry(tx, wish, doctor)
    if (standing) return standing
    const { user_name } = await tx.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()
    const at = instant(now())
    const row = {
      ...{ uuid: randomUUID(), doctor_id: doctor, case_uuid: caseUuid, unit, day, study_uid: freshUid() },
      ...{ ordered_by: user_name, ordered_at: at, taken_at: null, withdrawn_at: null },
    }
    await tx.insertInto('worklist_entry').values(row).execute()
    await note(tx, { doctor, at, action: 'worklistSend', entity: 'patient', uuid: caseUuid, details: { unit, day } })
    return row
  }
  return whole({ store, act }, add, entry => entryOf(entry, now()))
}

const withdraw = async ({ store: { db }, now }: Ports, uuid: string, doctor: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('worklist_entry')
    .set({ withdrawn_at: instant(now()) })
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('NOT_FOUND')
}

/** Puts a case on an X-ray unit's worklist, and removes it. */
export const worklistCalls = (ports: Ports): Part<'worklistGet' | 'worklistSend' | 'worklistWithdraw'> => ({
  worklistGet: async ({ caseUuid }, { doctor }) => {
    const { store, now, worklists } = ports
    const { db } = store
    await ownPatient(db, { doctor, uuid: caseUuid })
    const rows = await db
      .selectFrom('worklist_entry')
      .selectAll()
      .where('case_uuid', '=', caseUuid)
      .where('doctor_id', '=', doctor)
      .orderBy('ordered_at', 'desc')
      .orderBy('uuid')
      .limit(shown)
      .execute()
    return { units: [...(await unitsOf(db, worklists, doctor))], entries: rows.map(row => entryOf(row, now())) }
  },
  worklistSend: (wish, asking) => sent(ports, wish, asking),
  worklistWithdraw: async ({ uuid }, { doctor }) => {
    await withdraw(ports, uuid, doctor)
    return {}
  },
})
