import type { DetectionJob } from '@sella/contract/calls/detection'
import { expect, it } from 'vitest'
import { createProfileDetection, NotFound, type ProfileStep } from './profile-detection'

const profile = JSON.stringify({ photo: 'p', points: { Prn: { x: 1, y: 2, confidence: 0.9, expectedErrorPx: 3 } } })
const alignmentJson = JSON.stringify({
  fit: { a: 1, b: 0, tx: 2, ty: 3 },
  mirrored: false,
  residualMm: 0.5,
  film: 'f',
  photo: 'p',
})

/** A server with one job a step; a look answers when it is told to. */
const open = () => {
  const jobs = new Map<string, Partial<DetectionJob>>()
  const stopped: string[] = []
  const waits: (() => void)[] = []
  let count = 0
  const detection = createProfileDetection('r', {
    start: async (step: ProfileStep) => {
      const uuid = `${step} ${++count}`
      jobs.set(uuid, { state: 'running' })
      return { uuid, state: 'running' } as DetectionJob
    },
    look: async uuid => ({ uuid, ...jobs.get(uuid) }) as DetectionJob,
    cancel: async uuid => stopped.push(uuid),
    wait: () => new Promise(done => waits.push(done)),
  })
  const settle = () => new Promise(done => setTimeout(done, 0))
  return {
    detection,
    stopped,
    step: () => detection.state.get()?.step ?? null,
    /** The running job ends so, and is looked at. */
    end: async (job: Partial<DetectionJob>) => {
      await settle()
      jobs.set(detection.state.get()?.uuid ?? '', job)
      for (const done of waits.splice(0)) done()
      await settle()
    },
  }
}

it('finds the points, then lays the photo; both steps are told, and nothing runs afterwards', async () => {
  const { detection, end, step } = open()
  const laying = detection.detectAndLay()
  await end({ state: 'done', result: profile })
  expect(step()).toBe('align')
  await end({ state: 'done', result: alignmentJson })
  expect(await laying).toEqual({
    face: { Prn: { x: 1, y: 2, origin: 'detected', confidence: 0.9, errorPx: 3 } },
    photo: 'p',
    alignment: { ...JSON.parse(alignmentJson), origin: 'detected' },
  })
  expect(step()).toBeNull()
})

it.each([
  ['failed', { state: 'failed', reason: 'PROFILE_FAILED' }, 'PROFILE_FAILED'],
  ['found a broken picture', { state: 'failed', reason: 'IMAGE_BROKEN' }, 'IMAGE_BROKEN'],
  ['brought half a result', { state: 'done', result: '{"photo":"p"}' }, 'PROFILE_FAILED'],
] as const)('a step that %s says so and brings nothing', async (_, job, code) => {
  const { detection, end, step } = open()
  const outcome = detection.detect().catch(error => error)
  await end(job as Partial<DetectionJob>)
  expect(await outcome).toEqual(new NotFound(code))
  expect(step()).toBeNull()
})

it.each(['FACE_FAILED', 'FACE_TURNED', 'DETECTION_FAILED'] as const)('a photo from the front tells %s as it is', async code => {
  const { detection, end } = open()
  const finding = detection.detect('face_frontal').catch(error => error)
  await end({ state: 'failed', reason: code } as Partial<DetectionJob>)
  expect(await finding).toEqual(new NotFound(code))
})

it('an answer nobody can read is no word about the face', async () => {
  const { detection, end } = open()
  const finding = detection.detect('face_smile').catch(error => error)
  await end({ state: 'done', result: '{}' })
  expect(await finding).toEqual(new NotFound('DETECTION_FAILED'))
})

it('a point that was estimated stays so', async () => {
  const { detection, end } = open()
  const finding = detection.detect('face_frontal')
  const at = { x: 1, y: 2, confidence: 0.3, expectedErrorPx: 9 }
  const points = { SoftTissueNa: { ...at, origin: 'estimated' }, ChR: { ...at, origin: 'detected' } }
  await end({ state: 'done', result: JSON.stringify({ photo: 'p', points }) })
  expect((await finding)?.face).toMatchObject({ SoftTissueNa: { origin: 'estimated' }, ChR: { origin: 'detected' } })
})

it('stopped, it brings nothing, though the answer was on its way', async () => {
  const { detection, end, stopped } = open()
  const laying = detection.detectAndLay()
  await end({ state: 'running' })
  detection.cancel()
  await end({ state: 'done', result: profile })
  expect([await laying, stopped]).toEqual([null, ['profile 1']])
})

it('stopped before the server answered, its job is stopped there too', async () => {
  const { detection, stopped } = open()
  const detecting = detection.detect()
  detection.cancel()
  expect([await detecting, stopped]).toEqual([null, ['profile 1']])
})

it('asked for again, the run before brings nothing', async () => {
  const { detection, end } = open()
  const first = detection.detect()
  await end({ state: 'running' })
  const second = detection.detect()
  await end({ state: 'done', result: profile })
  expect(await first).toBeNull()
  expect(await second).toMatchObject({ photo: 'p' })
})

/** A server that answers one unfinished job a step, as ours does, each call when it is told to, in the order of the calls. */
const openSlow = () => {
  const calls: (() => void)[] = []
  const state: { job: DetectionJob | null; count: number } = { job: null, count: 0 }
  const settle = () => new Promise(done => setTimeout(done, 0))
  const answered = <T>(answer: () => T) => new Promise<T>(done => calls.push(() => done(answer())))
  const detection = createProfileDetection('r', {
    start: () =>
      answered(() => {
        if (state.job?.state !== 'running') state.job = { uuid: `job ${++state.count}`, state: 'running' } as DetectionJob
        return state.job
      }),
    look: async () => state.job as DetectionJob,
    cancel: uuid =>
      answered(() => {
        if (state.job?.uuid === uuid) state.job = { ...state.job, state: 'cancelled' }
      }),
    wait: settle as () => Promise<void>,
  })
  return {
    detection,
    settle,
    /** Every call is answered, and the job that is left ends. */
    answerAll: async () => {
      for (let round = 0; round < 20; round++) {
        calls.shift()?.()
        await settle()
      }
      if (state.job?.state === 'running') state.job = { ...state.job, state: 'done', result: profile }
    },
  }
}

it('asked for again before the server answered, it is not stopped with the job it shares', async () => {
  const { detection, answerAll, settle } = openSlow()
  const first = detection.detect()
  await settle()
  const second = detection.detect()
  await answerAll()
  expect([await first, (await second)?.photo]).toEqual([null, 'p'])
})

it('stopped and asked for again at once, it runs, whichever of the two the server hears first', async () => {
  const { detection, answerAll, settle } = openSlow()
  const first = detection.detect()
  await settle()
  detection.cancel()
  const second = detection.detect()
  const third = detection.detect()
  await answerAll()
  expect([await first, await second, (await third)?.photo]).toEqual([null, null, 'p'])
})

it('a job that the server cancelled brings nothing and is no failure', async () => {
  const { detection, end } = open()
  const finding = detection.detect()
  await end({ state: 'cancelled' })
  expect(await finding).toBeNull()
})

it('points without a fit are no laid photo', async () => {
  const { detection, end } = open()
  const laying = detection.detectAndLay().catch(error => error)
  await end({ state: 'done', result: profile })
  await end({ state: 'done', result: '{"photo":"p"}' })
  expect(await laying).toEqual(new NotFound('ALIGN_FAILED'))
  const none = open()
  const failing = none.detection.detectAndLay().catch(error => error)
  await none.end({ state: 'done', result: profile })
  await none.end({ state: 'failed', reason: 'SOMETHING' } as unknown as Partial<DetectionJob>)
  expect(await failing).toEqual(new NotFound('ALIGN_FAILED'))
})

it('done without a result is a failure; the model that found a point is kept with it', async () => {
  const { detection, end } = open()
  const empty = detection.detect().catch(error => error)
  await end({ state: 'done' })
  expect(await empty).toEqual(new NotFound('PROFILE_FAILED'))
  const finding = detection.detect()
  await end({ state: 'done', result: JSON.stringify({ ...JSON.parse(profile), model: 'm1' }) })
  expect((await finding)?.face.Prn).toMatchObject({ model: 'm1' })
})
