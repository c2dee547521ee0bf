import { expect, test } from 'vitest'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { JobRow } from '../jobs/store'
import type { DetectedFace } from './detected-face'
import { faceWork } from './face-work'

const job = { input: JSON.stringify({ hash: 'a', view: 'face_frontal' }) } as JobRow
const progress = { signal: new AbortController().signal, report: () => undefined }

/** What the doctor is told, and what the log holds. */
const ended = async (place: string | null, find: () => Promise<DetectedFace>) => {
  const logged: unknown[] = []
  const files = { original: async () => place } as unknown as FileStore
  const work = faceWork({ files, find, fail: error => logged.push(error) })
  const refusal = await Promise.resolve(work(job, progress)).catch(error => error)
  return { refusal, logged }
}

test('a file that is gone and a fault of the engine are no word about the face', async () => {
  const fault = new Error('the engine broke')
  const broken = await ended('there', () => Promise.reject(fault))
  expect(broken).toEqual({ refusal: new Refusal('DETECTION_FAILED'), logged: [fault] })
  const gone = await ended(null, () => Promise.reject(fault))
  expect(gone).toEqual({ refusal: new Refusal('DETECTION_FAILED'), logged: [] })
})

test.each(['FACE_FAILED', 'FACE_TURNED'] as const)('what the photo shows is told as %s', async code => {
  const refused = new Refusal(code)
  expect((await ended('there', () => Promise.reject(refused))).refusal).toBe(refused)
})
