import type { DetectionJob } from '@sella/contract/calls/detection'
import { Refused } from '../server/refused'

/** What the detector's readings need from outside; all calls may throw `Refused`. */
export interface DetectorPorts {
  readonly start: (recordUuid: string) => Promise<DetectionJob>
  readonly look: (jobUuid: string) => Promise<DetectionJob>
  /** Stores the job's result as a reading of the film. */
  readonly keep: (recordUuid: string, jobUuid: string) => Promise<unknown>
  readonly wait: (ms: number) => Promise<void>
}

export interface DetectorProgress {
  readonly done: number
  readonly of: number
  /** Films that could not be read: not a lateral film, or the detection failed. */
  readonly failed: number
}

interface Asked {
  readonly ports: DetectorPorts
  readonly tell: (progress: DetectorProgress) => void
  /** Whether to stop. */
  readonly stopped: () => boolean
}

/** Polling interval for a job, ms. */
const interval = 400

const isUnderWay = ({ state }: DetectionJob): boolean => state === 'waiting' || state === 'running'

/** If the network is down, the job continues on the server. */
const lookAgain = async (job: DetectionJob, { look }: DetectorPorts): Promise<DetectionJob> => {
  try {
    return await look(job.uuid)
  } catch (error) {
    if (error instanceof Refused && error.reason === 'NETWORK') return job
    throw error
  }
}

/** Whether the detector read the film; the server then stores the result of its job. */
const readFilm = async (recordUuid: string, { ports, stopped }: Asked): Promise<boolean> => {
  let job = await ports.start(recordUuid)
  while (isUnderWay(job) && !stopped()) {
    await ports.wait(interval)
    job = await lookAgain(job, ports)
  }
  if (job.state !== 'done') return false
  await ports.keep(recordUuid, job.uuid)
  return true
}

/**
 * Lets the detector read films one after another as a second reader; the records' own tracings are not touched. Ends early if
 * stopped.
 */
export const readByDetector = async (recordUuids: readonly string[], asked: Asked): Promise<DetectorProgress> => {
  let progress: DetectorProgress = { done: 0, of: recordUuids.length, failed: 0 }
  for (const recordUuid of recordUuids) {
    if (asked.stopped()) break
    const read = await readFilm(recordUuid, asked).catch(error => {
      if (error instanceof Refused && error.reason !== 'SESSION_EXPIRED') return false
      throw error
    })
    if (asked.stopped() && !read) break
    progress = { ...progress, done: progress.done + 1, failed: progress.failed + (read ? 0 : 1) }
    asked.tell(progress)
  }
  return progress
}
