import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { DetectionJob } from '@sella/contract/calls/detection'
import type { FacePoints } from '@sella/contract/documents/detected-face'
import { alignResultIn, type ProfileResult, profileResultIn } from '@sella/contract/documents/profile-result'
import type { ErrorCode } from '@sella/contract/errors'
import { createStore, type ValueStore } from '../store'

/** What profile detection needs from outside. */
export interface ProfilePorts {
  readonly start: (step: ProfileStep, recordUuid: string) => Promise<DetectionJob>
  readonly look: (jobUuid: string) => Promise<DetectionJob>
  readonly cancel: (jobUuid: string) => Promise<unknown>
  readonly wait: (ms: number) => Promise<void>
}

/** The photos on which points are detected: the side photo, the frontal photo, the smile. */
export type FindStep = 'profile' | 'face_frontal' | 'face_smile'
export type ProfileStep = FindStep | 'align'

/** The running step. */
export interface RunningStep {
  readonly step: ProfileStep
  readonly uuid: string
}

/** Points detected on a photo, and the picture they are on. */
export interface DetectedProfile {
  readonly face: FacePoints
  readonly photo: string
}

/** A detected profile, aligned on the film. */
export interface AlignedProfile extends DetectedProfile {
  readonly alignment: PhotoAlignment
}

/** A step that ended without a result, identified by its message code. */
export class NotFound extends Error {
  constructor(readonly code: ErrorCode) {
    super(code)
  }
}

/** Polling interval for a job, milliseconds. */
const interval = 300

const faceOf = ({ points, model }: ProfileResult): FacePoints =>
  Object.fromEntries(
    Object.entries(points).map(([name, { x, y, origin = 'detected', confidence, expectedErrorPx }]) => [
      name,
      { x, y, origin, confidence, errorPx: expectedErrorPx, ...(model ? { model } : {}) },
    ]),
  )

const failed: Readonly<Record<ProfileStep, ErrorCode>> = {
  profile: 'PROFILE_FAILED',
  face_frontal: 'DETECTION_FAILED',
  face_smile: 'DETECTION_FAILED',
  align: 'ALIGN_FAILED',
}

/** Refusals due to the photo itself, shown as they are. Anything else is a failure of the step. */
const photoRefusals = ['IMAGE_BROKEN', 'FACE_FAILED', 'FACE_TURNED'] as const satisfies readonly ErrorCode[]

/** The jobs of one record. `isCurrent`: whether a run is still the one whose answers count. */
interface Following {
  readonly recordUuid: string
  readonly ports: ProfilePorts
  readonly isCurrent: () => boolean
  readonly onRunning: (step: RunningStep) => void
  /** Receives the start of each step; it is settled once the job is either told to `onRunning` or stopped. */
  readonly onStarting: (starting: Promise<unknown>) => void
}

const stopJob = (ports: ProfilePorts, uuid: string): Promise<unknown> => ports.cancel(uuid).catch(() => undefined)

const isUnderWay = ({ state }: DetectionJob): boolean => state === 'waiting' || state === 'running'

/** Starts a step's job, and stops it if its run has ended meanwhile. */
const begin = async (step: ProfileStep, { recordUuid, ports, isCurrent, onRunning }: Following): Promise<DetectionJob> => {
  const job = await ports.start(step, recordUuid)
  if (!isCurrent()) await stopJob(ports, job.uuid)
  else if (isUnderWay(job)) onRunning({ step, uuid: job.uuid })
  return job
}

/** Follows a step to its end; null if it was cancelled, or its run ended. Throws `NotFound`. */
const follow = async (step: ProfileStep, following: Following): Promise<string | null> => {
  const { ports, isCurrent, onRunning, onStarting } = following
  const starting = begin(step, following)
  onStarting(starting)
  let job = await starting
  while (isCurrent() && isUnderWay(job)) {
    onRunning({ step, uuid: job.uuid })
    await ports.wait(interval)
    if (isCurrent()) job = await ports.look(job.uuid)
  }
  if (!isCurrent() || job.state === 'cancelled') return null
  if (job.state === 'done' && job.result) return job.result
  throw new NotFound(photoRefusals.find(code => code === job.reason) ?? failed[step])
}

const detect = async (step: FindStep, following: Following): Promise<DetectedProfile | null> => {
  const text = await follow(step, following)
  if (text === null) return null
  const profile = profileResultIn(text)
  if (!profile) throw new NotFound(failed[step])
  return { face: faceOf(profile), photo: profile.photo }
}

const detectAndLay = async (following: Following): Promise<AlignedProfile | null> => {
  const profile = await detect('profile', following)
  const text = profile && (await follow('align', following))
  if (!profile || text === null) return null
  const fit = alignResultIn(text)
  if (!fit) throw new NotFound(failed.align)
  return { face: profile.face, photo: fit.photo, alignment: { ...fit, origin: 'detected' } }
}

/**
 * Detects the points of a record's face photos, and aligns its profile on its film. One run at a time: starting another, or
 * stopping, ends it. A run starts nothing until the jobs of those before are stopped: the server answers the same request with the
 * same unfinished job, and the run would be stopped with it.
 */
export const createProfileDetection = (recordUuid: string, ports: ProfilePorts) => {
  const state: ValueStore<RunningStep | null> = createStore<RunningStep | null>(null)
  /** The current run; answers to earlier runs are ignored. */
  let turn = 0
  /** Pending requests to start or stop jobs. */
  const unanswered = new Set<Promise<unknown>>()
  const awaitAlso = (call: Promise<unknown>): void => {
    unanswered.add(call)
    const done = () => unanswered.delete(call)
    call.then(done, done)
  }
  const cancel = (): void => {
    turn += 1
    const running = state.get()
    state.set(null)
    if (running) awaitAlso(stopJob(ports, running.uuid))
  }
  const run = async <T>(work: (following: Following) => Promise<T | null>): Promise<T | null> => {
    cancel()
    const own = turn
    const isCurrent = () => turn === own
    while (unanswered.size > 0) await Promise.allSettled(unanswered)
    if (!isCurrent()) return null
    try {
      return await work({ recordUuid, ports, isCurrent, onRunning: step => state.set(step), onStarting: awaitAlso })
    } finally {
      if (isCurrent()) state.set(null)
    }
  }
  return {
    state,
    /** Detects the points of one photo. Null if stopped. Throws `NotFound`, or the server's refusal. */
    detect: (step: FindStep = 'profile') => run(following => detect(step, following)),
    /** Detects the profile, then aligns it on the film; null if stopped. Throws like `detect`. */
    detectAndLay: () => run(detectAndLay),
    /** Stops the current run; nothing is changed. */
    cancel,
  }
}

export type ProfileDetection = ReturnType<typeof createProfileDetection>
