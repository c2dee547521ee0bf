import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { DetectionJob } from '@sella/contract/calls/detection'
import type { FacePoints } from '@sella/contract/documents/found-face'
import type { ErrorCode } from '@sella/contract/errors'
import { createStore } from '@sella/workbench/store'
import { ask } from '../../../api/client'

/** The step that runs, for the record it runs for. */
export interface Running {
  readonly record: string
  readonly step: 'profile' | 'align'
  readonly uuid: string
}

export const running = createStore<Running | null>(null)

/** Milliseconds between two looks at a job. */
const interval = 300

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** A step that ended without a result, by the code of its message. */
export class NotFound extends Error {
  constructor(readonly code: ErrorCode) {
    super(code)
  }
}

/** Follows a job to its end; null when it was cancelled. */
const follow = async (record: string, step: Running['step'], first: DetectionJob): Promise<string | null> => {
  let job = first
  while (job.state === 'waiting' || job.state === 'running') {
    running.set({ record, step, uuid: job.uuid })
    await wait(interval)
    if (running.get()?.uuid !== job.uuid) return null
    job = await ask('detectionGet', { uuid: job.uuid })
  }
  if (job.state === 'cancelled') return null
  if (job.state === 'done' && job.result) return job.result
  const usual: ErrorCode = step === 'profile' ? 'PROFILE_FAILED' : 'ALIGN_FAILED'
  throw new NotFound(job.reason === 'IMAGE_BROKEN' ? 'IMAGE_BROKEN' : usual)
}

/** What detection and alignment brought. */
export interface Brought {
  readonly face: FacePoints
  readonly photo: string
  readonly alignment: PhotoAlignment
}

interface Profile {
  readonly photo: string
  readonly points: Readonly<
    Record<string, { readonly x: number; readonly y: number; readonly confidence: number; readonly expectedErrorPx: number }>
  >
}

const faceOf = ({ points }: Profile): FacePoints =>
  Object.fromEntries(
    Object.entries(points).map(([name, { x, y, confidence, expectedErrorPx }]) => [
      name,
      { x, y, origin: 'detected', confidence, errorPx: expectedErrorPx },
    ]),
  )

/** Finds the profile on the record's photo: its points, and which picture they lie on; null when it was cancelled. */
export const detectProfile = async (record: string): Promise<Pick<Brought, 'face' | 'photo'> | null> => {
  try {
    const found = await follow(record, 'profile', await ask('profileDetect', { recordUuid: record }))
    if (found === null) return null
    const profile = JSON.parse(found) as Profile
    return { face: faceOf(profile), photo: profile.photo }
  } finally {
    running.set(now => (now?.record === record ? null : now))
  }
}

/** Finds the profile on the record's photo and lays it on the film; null when it was cancelled. */
export const detectAndAlign = async (record: string): Promise<Brought | null> => {
  try {
    const found = await follow(record, 'profile', await ask('profileDetect', { recordUuid: record }))
    if (found === null) return null
    const laid = await follow(record, 'align', await ask('profileAlign', { recordUuid: record }))
    if (laid === null) return null
    const profile = JSON.parse(found) as Profile
    const { fit, mirrored, residualMm, film, photo } = JSON.parse(laid) as Omit<PhotoAlignment, 'origin'>
    return { face: faceOf(profile), photo, alignment: { fit, mirrored, residualMm, film, photo, origin: 'detected' } }
  } finally {
    running.set(now => (now?.record === record ? null : now))
  }
}

/** Stops what runs; nothing was changed. */
export const stopDetecting = (): void => {
  const now = running.get()
  running.set(null)
  if (now) void ask('detectionCancel', { uuid: now.uuid }).catch(() => undefined)
}
