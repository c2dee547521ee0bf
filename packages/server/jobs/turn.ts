import type { Selectable } from 'kysely'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { JobTable } from '../db/tables'

type JobRow = Selectable<JobTable>

/** How much a job counts towards its doctor's share: roughly the seconds it takes. */
const weights: Readonly<Record<JobRow['kind'], number>> = { detection: 4, profile: 2, align: 2, face: 1 }

/** Milliseconds for which it counts. */
const remembered = 600_000
/** Number of doctors tried, since other workers may take a job at the same moment. */
const atOnce = 5

/** Each doctor's recent and current use. */
const hadLately = async (db: Db, now: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('job')
    .select(['doctor_id', 'kind'])
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('updated_at', '>', instant(now - remembered))
    .where('state', 'in', ['running', 'done', 'failed'])
    .groupBy(['doctor_id', 'kind'])
    .execute()
  const had = new Map<string, number>()
  for (const { doctor_id, kind, n } of rows) had.set(doctor_id, (had.get(doctor_id) ?? 0) + n * weights[kind])
  return had
}

const waitingDoctors = (db: Db) =>
  db
    .selectFrom('job')
    .select('doctor_id')
    .select(({ fn }) => [fn.min('created_at').as('first'), fn.countAll<number>().as('n')])
    .where('state', '=', 'waiting')
    .groupBy('doctor_id')
    .execute()

const oldestOf = (db: Db, doctor: string): Promise<JobRow | undefined> =>
  db
    .selectFrom('job')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('doctor_id', '=', doctor)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()

/**
 * The next jobs: of the doctors waiting, those with the least recent use, each with her oldest job. A doctor who submits many
 * does not keep the others waiting.
 */
export const nextInTurn = async (db: Db, now: number): Promise<readonly JobRow[]> => {
  const doctors = await waitingDoctors(db)
  if (doctors.length === 0) return []
  const had = doctors.length > 1 ? await hadLately(db, now) : new Map<string, number>()
  const of = (doctor: string): number => had.get(doctor) ?? 0
  const order = doctors.sort((a, b) => of(a.doctor_id) - of(b.doctor_id) || (a.first < b.first ? -1 : 1))
  const jobs: JobRow[] = []
  for (const { doctor_id } of order.slice(0, atOnce)) {
    const job = await oldestOf(db, doctor_id)
    if (job) jobs.push(job)
  }
  return jobs
}

/**
 * Most jobs that can come before a waiting one: those in progress, the doctor's own older ones, and for each of these one of
 * every other doctor.
 */
export const aheadOf = async (db: Db, { doctor_id, created_at }: JobRow): Promise<number> => {
  const older = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', '=', 'waiting')
    .where('doctor_id', '=', doctor_id)
    .where('created_at', '<', created_at)
    .executeTakeFirstOrThrow()
  const running = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  const others = (await waitingDoctors(db)).filter(each => each.doctor_id !== doctor_id)
  return running.n + older.n + others.reduce((sum, { n }) => sum + Math.min(n, older.n + 1), 0)
}
