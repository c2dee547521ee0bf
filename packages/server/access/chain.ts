import { createHash } from 'node:crypto'
import type { LogKind } from '@sella/contract/access/log-kinds'
import type { Selectable } from 'kysely'
import type { ClinicLogTable } from '../db/clinic-tables'
import type { Db, OpenDatabase } from '../db/open'

export type LogRow = Selectable<ClinicLogTable>

/** An entry of a clinic's log: who did what to which case. Never names a patient. */
export interface LogEntry {
  readonly clinic: string
  readonly at: string
  readonly person: string
  /** Name of a person without an account. */
  readonly name?: string
  readonly action: string
  readonly kind: LogKind
  readonly caseUuid: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * SHA-256 over the previous entry's hash and all fields of this one. No entry can be changed, removed or inserted without
 * invalidating every later hash.
 */
const hashOf = (before: string, row: Omit<LogRow, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        row.clinic_uuid,
        row.seq,
        row.at,
        row.person_id,
        row.person,
        row.action,
        row.kind,
        row.case_uuid,
        row.details,
      ]),
    )
    .digest('hex')

export const nameOf = async (tx: Db, person: string): Promise<string> =>
  (await tx.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()).user_name

/**
 * Appends an entry to a clinic's chain in the caller's transaction; entries of one clinic are appended strictly one after
 * another.
 */
export const appendLog = async (tx: Db, engine: OpenDatabase['engine'], entry: LogEntry): Promise<void> => {
  const { clinic, at, person, name, action, kind, caseUuid, details } = entry
  await engine.oneAtATime(tx, `log of ${clinic}`)
  const end = await tx.selectFrom('clinic').select(['log_seq', 'log_hash']).where('uuid', '=', clinic).executeTakeFirstOrThrow()
  const called = name ?? (await nameOf(tx, person))
  const row = {
    ...{ clinic_uuid: clinic, seq: end.log_seq + 1, at, person_id: person, person: called, action, kind },
    ...{ case_uuid: caseUuid, details: JSON.stringify(details) },
  }
  const hash = hashOf(end.log_hash, row)
  await tx
    .insertInto('clinic_log')
    .values({ ...row, hash })
    .execute()
  await tx.updateTable('clinic').set({ log_seq: row.seq, log_hash: hash }).where('uuid', '=', clinic).execute()
}

/** Number of entries fetched at once. */
const page = 1000

export interface ChainState {
  readonly entries: number
  /** Number of the first entry that is changed, missing or out of place; null when the chain is intact. */
  readonly broken: number | null
}

/** Checks a clinic's chain from its beginning to the last entry the clinic has recorded. */
export const checkChain = async (db: Db, clinic: string): Promise<ChainState> => {
  const end = await db.selectFrom('clinic').select(['log_seq', 'log_hash']).where('uuid', '=', clinic).executeTakeFirstOrThrow()
  let [seq, before] = [0, '']
  while (seq < end.log_seq) {
    const rows = await db
      .selectFrom('clinic_log')
      .selectAll()
      .where('clinic_uuid', '=', clinic)
      .where('seq', '>', seq)
      .where('seq', '<=', end.log_seq)
      .orderBy('seq')
      .limit(page)
      .execute()
    for (const row of rows) {
      if (row.seq !== seq + 1 || row.hash !== hashOf(before, row)) return { entries: end.log_seq, broken: seq + 1 }
      ;[seq, before] = [row.seq, row.hash]
    }
    if (rows.length < page) break
  }
  return { entries: end.log_seq, broken: seq === end.log_seq && before === end.log_hash ? null : Math.min(seq + 1, end.log_seq) }
}

/** The clinics whose log chain is broken. */
export const brokenChains = async (db: Db): Promise<readonly { readonly clinic: string; readonly broken: number }[]> => {
  const breaks: { clinic: string; broken: number }[] = []
  for (const { uuid: clinic } of await db.selectFrom('clinic').select('uuid').execute()) {
    const { broken } = await checkChain(db, clinic)
    if (broken !== null) breaks.push({ clinic, broken })
  }
  return breaks
}
