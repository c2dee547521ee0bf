import { apply } from '@sella/ceph/tracing/edit'
import type { OutlineKnots, Tracing } from '@sella/ceph/tracing/tracing'
import type { DetectionJob } from '@sella/contract/calls/detection'
import { outlineOf, pointsOf } from '@sella/contract/documents/detected-points'
import { type DetectionResult, detectionResultIn } from '@sella/contract/documents/detection-result'
import type { PorionChoice } from '@sella/contract/porion'
import { Refused } from '../server/refused'
import { commit, type Session, startEditing } from '../session/session'
import { createStore, type ValueStore } from '../store'

/** What detection needs from outside. */
export interface DetectionPorts {
  /** `shown`: the picture on which the points will be placed. */
  readonly start: (recordUuid: string, porion: PorionChoice, shown: string) => Promise<DetectionJob>
  readonly look: (jobUuid: string) => Promise<DetectionJob>
  readonly cancel: (jobUuid: string) => Promise<unknown>
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/** A running detection. */
export interface Running {
  readonly job: DetectionJob
  /** When it was requested, by the ports' clock. */
  readonly since: number
}

/** How a detection ended. Only `placed` changes the tracing. */
export type DetectionOutcome =
  | {
      readonly end: 'placed'
      readonly points: Tracing['points']
      readonly outline: OutlineKnots
      readonly checks: NonNullable<DetectionResult['checks']>
    }
  | { readonly end: 'cancelled' }
  /** The picture is not a lateral film: nothing is placed on it. */
  | { readonly end: 'not-a-ceph' }
  | { readonly end: 'failed'; readonly error: unknown }

/** The automatic detection for one film. */
export interface Detection {
  readonly state: ValueStore<Running | null>
  /** First asks `mayOverwrite` if the film already has points; the server is not called if it returns false. */
  readonly run: (porion: PorionChoice, mayOverwrite: (points: number) => Promise<boolean>) => Promise<DetectionOutcome>
  readonly cancel: () => void
}

/** Polling interval for the job, milliseconds. */
const interval = 400

const isUnderWay = ({ state }: DetectionJob): boolean => state === 'waiting' || state === 'running'

/** The current state of a job; if the network is down, its previous state, because the job continues on the server. */
const lookAgain = async (job: DetectionJob, { look }: DetectionPorts): Promise<DetectionJob> => {
  try {
    return await look(job.uuid)
  } catch (error) {
    if (error instanceof Refused && error.reason === 'NETWORK') return job
    throw error
  }
}

const outcomeOf = (job: DetectionJob): DetectionOutcome => {
  if (job.state === 'cancelled') return { end: 'cancelled' }
  const result = job.state === 'done' ? detectionResultIn(job.result) : null
  if (job.reason === 'NOT_A_CEPH' || result?.checks?.isCeph === false) return { end: 'not-a-ceph' }
  if (!result) return { end: 'failed', error: null }
  return { end: 'placed', points: pointsOf(result), outline: outlineOf(result), checks: result.checks ?? {} }
}

interface Following {
  readonly state: ValueStore<Running | null>
  readonly ports: DetectionPorts
  /** Whether the run is still the one whose answers count. */
  readonly isCurrent: () => boolean
}

/** The ended job of a run; null if it was cancelled, or replaced by another run. */
const endOf = async ({ job: first, since }: Running, { state, ports, isCurrent }: Following): Promise<DetectionJob | null> => {
  let job = first
  while (isCurrent() && isUnderWay(job)) {
    state.set({ job, since })
    await ports.wait(interval)
    if (isCurrent()) job = await lookAgain(job, ports)
  }
  return isCurrent() ? job : null
}

/** Replaces all points by those found, as one step of undo. */
const place = (session: ValueStore<Session>, { points, outline }: Extract<DetectionOutcome, { end: 'placed' }>): void =>
  session.set(now => {
    const editing = startEditing(now)
    return commit(editing, apply(editing.present, { edit: 'replaceAll', points, outline }))
  })

/** The current run, whose answers count: the last one started, until it is cancelled. */
const runsOf = () => {
  let [runs, current]: [number, number | null] = [0, null]
  return {
    /** Begins a run; the function returned tells whether it is still current. */
    begin: (): (() => boolean) => {
      runs += 1
      const own = runs
      current = own
      return () => current === own
    },
    cancel: (): void => {
      current = null
    },
    isCancelled: (): boolean => current === null,
  }
}

interface ShownFilm {
  readonly recordUuid: string
  /** Names its picture as displayed. */
  readonly shown: string
}

/** Detection for the film of a record; its result replaces all points as one step of undo. */
export const createDetection = (film: ShownFilm, session: ValueStore<Session>, ports: DetectionPorts): Detection => {
  const state = createStore<Running | null>(null)
  const runs = runsOf()
  const stop = (job: DetectionJob): void => void ports.cancel(job.uuid).catch(() => undefined)

  const detect = async (porion: PorionChoice): Promise<DetectionOutcome> => {
    const since = ports.now()
    const isCurrent = runs.begin()
    try {
      const started = await ports.start(film.recordUuid, porion, film.shown)
      // Cancelled before the server replied. A replaced run is left alone: for the same film the server returns the same job.
      if (runs.isCancelled()) stop(started)
      const job = await endOf({ job: started, since }, { state, ports, isCurrent })
      const outcome: DetectionOutcome = job ? outcomeOf(job) : { end: 'cancelled' }
      if (outcome.end === 'placed') place(session, outcome)
      return outcome
    } catch (error) {
      return isCurrent() ? { end: 'failed', error } : { end: 'cancelled' }
    } finally {
      if (isCurrent()) state.set(null)
    }
  }

  return {
    state,
    run: async (porion, mayOverwrite) => {
      const count = Object.keys(session.get().present.points).length
      return count === 0 || (await mayOverwrite(count)) ? detect(porion) : { end: 'cancelled' }
    },
    cancel: () => {
      const running = state.get()
      runs.cancel()
      state.set(null)
      if (running) stop(running.job)
    },
  }
}
