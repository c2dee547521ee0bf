import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@sella/contract/errors'
import type { Clock } from '../db/now'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { endJob, type JobEnd, type JobRow, leaseJob, leaseMs, noteProgress, releaseJob } from './store'
import { type WorkLoop, workLoop } from './work-loop'

/** Through which a task reports its progress and is stopped. */
export interface Progress {
  readonly signal: AbortSignal
  report(progress: number, step: string): void
}

/** Runs a job and resolves to its result, a JSON text; throws a Refusal to fail with its code. */
export type Work = (job: JobRow, progress: Progress) => Promise<string>

interface Ports {
  readonly db: Db
  readonly now: Clock
  readonly work: Work
  /** The error code for a task that throws anything but a Refusal. */
  readonly failure: ErrorCode
  readonly onError: (error: unknown) => void
  /** Called with the job each time its state changes in this worker. */
  readonly onChange: (job: JobRow) => void
}

/** Milliseconds between two searches for jobs of other processes and for those left by a crash. */
const lookEvery = 5000
/** Milliseconds between two renewals of a running job's lease, which also reveal whether it was cancelled. */
const beatEvery = 1000

const isAway = (error: unknown): boolean => error instanceof Refusal && error.code === 'DATABASE_AWAY'

/** Retries while the lease lasts, so that a result is not lost because the database is briefly unreachable. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let left = leaseMs - beatEvery; ; left -= beatEvery)
    try {
      return await ask()
    } catch (error) {
      if (!isAway(error) || left <= 0) throw error
      await new Promise(resolve => setTimeout(resolve, beatEvery))
    }
}

const runJob = async (
  { db, now, work, failure, onError, onChange }: Ports,
  job: JobRow,
  { owner, stop }: { owner: string; stop: AbortSignal },
) => {
  const ended = new AbortController()
  const signal = AbortSignal.any([stop, ended.signal])
  const state = { progress: 0, step: '' }
  const own = () => ({ uuid: job.uuid, owner, now: now() })
  const end = async (how: JobEnd): Promise<void> => {
    const counts = await patiently(() => endJob(db, { ...own(), end: how }))
    if (counts) onChange({ ...job, ...state, state: how.state, progress: how.state === 'done' ? 1 : 0 })
  }
  const beat = setInterval(() => {
    noteProgress(db, { ...own(), ...state }).then(mine => (mine ? undefined : ended.abort()), onError)
  }, beatEvery)
  try {
    const report = (progress: number, step: string): void => {
      Object.assign(state, { progress, step })
      if (!signal.aborted) onChange({ ...job, ...state })
    }
    const result = await work(job, { signal, report })
    if (!signal.aborted) await end({ state: 'done', result })
  } catch (error) {
    if (stop.aborted) await releaseJob(db, own()).catch(onError)
    if (signal.aborted) return
    if (!(error instanceof Refusal) || isAway(error)) onError(error)
    // The lease expires, and the job is taken up again.
    if (isAway(error)) return
    await end({ state: 'failed', reason: error instanceof Refusal ? error.code : failure })
  } finally {
    clearInterval(beat)
  }
}

/** Runs jobs one after another, in this process. Closing stops the current task; its job can then be taken over. */
export const startWorker = (ports: Ports): WorkLoop => {
  const owner = randomUUID()
  const next = async (stop: AbortSignal): Promise<boolean> => {
    const job = await leaseJob(ports.db, { owner, now: ports.now() })
    if (job) await runJob(ports, job, { owner, stop })
    return job !== null
  }
  return workLoop({ next, every: lookEvery, onError: ports.onError })
}
