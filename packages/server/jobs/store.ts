import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@sella/contract/errors'
import type { Selectable } from 'kysely'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { type OwnRow, ownRow } from '../db/own-row'
import type { JobTable } from '../db/tables'
import { Refusal } from '../http/refusal'
import { nextInTurn } from './turn'

export type JobRow = Selectable<JobTable>

/** Milliseconds a worker may be silent before its job is taken over. */
export const leaseMs = 30_000
/** A job whose worker died this many times is abandoned, because it may be what kills the worker. */
const mostAttempts = 3

export interface NewJob {
  readonly doctor: string
  readonly kind: JobRow['kind']
  readonly subject: string
  readonly input: unknown
  readonly now: number
}

/** Most waiting jobs of one doctor. */
const mostWaiting = 50
/** Maximum number of waiting jobs; beyond it a doctor may still have one, which is done soon because she has used least. */
const mostInAll = 500

const refuseTooMany = async (db: Db, doctor: string): Promise<void> => {
  const { all, own } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('doctor_id', '=', doctor).as('own'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (own >= mostWaiting) throw new Refusal('QUEUE_FULL', { limit: mostWaiting })
  if (own > 0 && all >= mostInAll) throw new Refusal('BUSY')
}

/** The same job, unfinished. */
const openJob = (tx: Db, { doctor, kind, subject, input }: NewJob): Promise<JobRow | undefined> =>
  tx
    .selectFrom('job')
    .selectAll()
    .where('doctor_id', '=', doctor)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('input', '=', JSON.stringify(input))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()

const insertJob = (tx: Db, { doctor, kind, subject, input, now }: NewJob): Promise<JobRow> => {
  const times = { created_at: instant(now), updated_at: instant(now) }
  const begun = { state: 'waiting', progress: 0, step: '', attempts: 0 } as const
  return tx
    .insertInto('job')
    .values({ uuid: randomUUID(), doctor_id: doctor, kind, subject, input: JSON.stringify(input), ...begun, ...times })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Adds a job to the queue; one that is there already and not finished is returned instead: requesting it twice does not do it twice.
 * Refuses when too many are waiting, the doctor's or everybody's.
 */
export const addJob = ({ db, engine }: OpenDatabase, job: NewJob): Promise<JobRow> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, 'jobs')
    const open = await openJob(tx, job)
    if (open) return open
    await refuseTooMany(tx, job.doctor)
    return insertJob(tx, job)
  })

/** A doctor's job; one of another doctor is refused in the same way as one that does not exist. */
export const ownJob = (db: Db, own: OwnRow): Promise<JobRow> => ownRow(db, 'job', own)

/** Jobs whose worker fell silent; they have already had their turn. */
const silent = (db: Db, at: string): Promise<JobRow[]> =>
  db
    .selectFrom('job')
    .selectAll()
    .where('state', '=', 'running')
    .where('lease_until', '<', at)
    .orderBy('created_at')
    .limit(5)
    .execute()

/**
 * Leases a job for `leaseMs`: one whose worker fell silent, or the oldest one of the doctor whose turn it is; null when there is
 * none. Each job goes to exactly one worker.
 */
export const leaseJob = async (
  db: Db,
  { owner, now }: { readonly owner: string; readonly now: number },
): Promise<JobRow | null> => {
  const at = instant(now)
  const candidates = [...(await silent(db, at)), ...(await nextInTurn(db, now))]
  for (const { uuid, state, attempts } of candidates) {
    const taken = await db
      .updateTable('job')
      .set({ state: 'running', lease_owner: owner, lease_until: instant(now + leaseMs), attempts: attempts + 1, updated_at: at })
      .where('uuid', '=', uuid)
      .where('state', '=', state)
      // A worker that has taken over the job has raised the count.
      .where('attempts', '=', attempts)
      .returningAll()
      .executeTakeFirst()
    if (taken && attempts < mostAttempts) return taken
    if (taken) await endJob(db, { uuid, owner, now, end: { state: 'failed', reason: 'DETECTION_FAILED' } })
  }
  return null
}

type Lease = { readonly uuid: string; readonly owner: string; readonly now: number }

const leasedJob = (db: Db, { uuid, owner }: Lease) =>
  db.updateTable('job').where('uuid', '=', uuid).where('lease_owner', '=', owner).where('state', '=', 'running')

/** Records progress and renews the lease; false when the job was cancelled or taken over, and the work should stop. */
export const noteProgress = async (
  db: Db,
  { progress, step, ...own }: Lease & { progress: number; step: string },
): Promise<boolean> => {
  const set = { progress, step, lease_until: instant(own.now + leaseMs), updated_at: instant(own.now) }
  const { numUpdatedRows } = await leasedJob(db, own).set(set).executeTakeFirst()
  return numUpdatedRows > 0n
}

export type JobEnd =
  | { readonly state: 'done'; readonly result: string }
  | { readonly state: 'failed'; readonly reason: ErrorCode }

/** Ends a job; false when it was cancelled or taken over meanwhile, and this end does not count. */
export const endJob = async (db: Db, { end, ...own }: Lease & { end: JobEnd }): Promise<boolean> => {
  const done = end.state === 'done'
  const set = { state: end.state, progress: done ? 1 : 0, result: done ? end.result : null, reason: done ? null : end.reason }
  const { numUpdatedRows } = await leasedJob(db, own)
    .set({ ...set, lease_owner: null, lease_until: null, updated_at: instant(own.now) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Returns a job as if it had never been started: its worker is shutting down, and another one need not wait for the lease to
 * expire.
 */
export const releaseJob = async (db: Db, own: Lease): Promise<void> => {
  await leasedJob(db, own)
    .set(eb => ({
      ...{ state: 'waiting', progress: 0, step: '', lease_owner: null, lease_until: null },
      attempts: eb('attempts', '-', 1),
      updated_at: instant(own.now),
    }))
    .execute()
}

/** Cancels an unfinished job; a finished one stays as it is. */
export const cancelJob = async (db: Db, { uuid, now }: { readonly uuid: string; readonly now: number }): Promise<void> => {
  await db
    .updateTable('job')
    .set({ state: 'cancelled', lease_owner: null, lease_until: null, updated_at: instant(now) })
    .where('uuid', '=', uuid)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}
