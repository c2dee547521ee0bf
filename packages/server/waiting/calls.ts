import type { Parsed } from '@sella/contract/calls/index'
import type { WaitingCandidate } from '@sella/contract/waiting'
import type { Db } from '../db/open'
import type { Signer } from '../files/signing'
import type { DoctorAsking, Part } from '../http/handlers'
import { inspect } from '../images/inspect'
import { ownRecord } from '../records/rows'
import { candidatesFor } from './candidates'
import { arrivalOf, binWaiting, eraseWaiting, placeWaiting, restoreWaiting } from './place'
import { ownWaiting, personOf, placesOf, type WaitingRow, waitingOf } from './rows'
import type { TakingPorts } from './take'

interface Ports extends TakingPorts {
  readonly signer: Signer
}

/** Number of files in a reply if the request states none. */
const usualLimit = 50

const listed = (
  db: Db,
  doctor: string,
  { state, limit = usualLimit, recordUuid }: Parsed<'waitingList'>,
): Promise<WaitingRow[]> => {
  const query = db.selectFrom('waiting_file').selectAll().where('doctor_id', '=', doctor).where('state', '=', state)
  return query
    .$if(recordUuid !== undefined, some => some.where('record_uuid', '=', recordUuid ?? ''))
    .orderBy('arrived_at', 'desc')
    .orderBy('uuid')
    .limit(limit + 1)
    .execute()
}

/** The candidates of each file; files that name the same person share one query. */
const candidatesOf = async (db: Db, doctor: string, rows: readonly WaitingRow[]) => {
  const byPerson = new Map<string | null, readonly WaitingCandidate[]>()
  for (const row of rows)
    if (row.state === 'waiting' && !byPerson.has(row.person))
      byPerson.set(row.person, await candidatesFor(db, { doctor, only: null }, personOf(row)))
  return byPerson
}

type ListCalls = 'patientLike' | 'waitingList' | 'waitingLook' | 'waitingCount'
type DecidingCalls = 'waitingPlace' | 'waitingBin' | 'waitingRestore' | 'waitingErase'

/** A page of the files, each with its place or its candidates. */
const page = async ({ store: { db }, signer }: Ports, doctor: string, wish: Parsed<'waitingList'>) => {
  if (wish.recordUuid !== undefined) await ownRecord(db, { doctor, uuid: wish.recordUuid })
  const all = await listed(db, doctor, wish)
  const rows = all.slice(0, wish.limit ?? usualLimit)
  const records = rows.flatMap(row => row.record_uuid ?? [])
  const places = await placesOf(db, doctor, records)
  const candidates = await candidatesOf(db, doctor, rows)
  const of = (row: WaitingRow) => ({
    signer,
    place: places.get(row.record_uuid ?? '') ?? null,
    candidates: row.state === 'waiting' ? (candidates.get(row.person) ?? []) : [],
  })
  return { rows: rows.map(row => waitingOf(row, of(row))), more: all.length > rows.length }
}

/** Listing waiting files with the cases they may belong to. */
const listCalls = (ports: Ports): Part<ListCalls> => {
  const { store, files } = ports
  const { db } = store
  return {
    patientLike: async ({ people }, { doctor, only }) => {
      const answers: WaitingCandidate[][] = []
      for (const { name, number, birthday, sex } of people) {
        const person = { name: name || null, nameInFile: name || null, birthDate: birthday, sex, id: number || null }
        answers.push([...(await candidatesFor(db, { doctor, only }, person))])
      }
      return answers
    },
    waitingList: (wish, { doctor }) => page(ports, doctor, wish),
    waitingCount: async (_, { doctor }) => {
      const { n } = await db
        .selectFrom('waiting_file')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('doctor_id', '=', doctor)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return { waiting: Number(n) }
    },
    waitingLook: async ({ uuid, page: wanted }, { doctor }) =>
      inspect(await arrivalOf(files, await ownWaiting(db, { doctor, uuid })), Number(wanted ?? 1)),
  }
}

/** Deciding about a waiting file; the person's other windows are notified. */
const decidingCalls = (ports: Ports): Part<DecidingCalls> => {
  const { signer, notices } = ports
  const changed = async <T>({ doctor }: DoctorAsking, work: Promise<T>): Promise<T> => {
    const outcome = await work
    notices.tell({ doctor, event: { type: 'waiting' } })
    return outcome
  }
  const done = async (asking: DoctorAsking, work: Promise<void>) => {
    await changed(asking, work)
    return {}
  }
  return {
    waitingPlace: (wish, asking) => changed(asking, placeWaiting(ports, wish, { ...asking, signer })),
    waitingBin: ({ uuid }, asking) => done(asking, binWaiting(ports, uuid, asking)),
    waitingRestore: ({ uuid }, asking) => done(asking, restoreWaiting(ports, uuid, asking)),
    waitingErase: ({ uuid }, asking) => done(asking, eraseWaiting(ports, uuid, asking)),
  }
}

/** Files from machines that wait until a person decides where they belong. */
export const waitingCalls = (ports: Ports): Part<ListCalls | DecidingCalls> => ({ ...listCalls(ports), ...decidingCalls(ports) })
