import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDetector } from '@sella/detect/onnx-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '../jobs/worker'
import { drawnFilm } from '../testing/drawn-film'
import { type FilmDetector, inThisThread } from './film-detector'
import { threadDetector } from './thread-detector'

const watched = () => {
  const ending = new AbortController()
  const steps: string[] = []
  const progress: Progress = { signal: ending.signal, report: (done, step) => void steps.push(`${done} ${step}`) }
  return { steps, progress, stop: () => ending.abort() }
}
const film = (place: string) => ({ place, mmPerPixel: null })

describe('a thread that breaks', () => {
  let detector: FilmDetector
  beforeAll(() => {
    detector = threadDetector({ models: null }, fileURLToPath(new URL('../testing/fragile-thread.mjs', import.meta.url)))
  })
  afterAll(() => detector.close())

  test('is kept from film to film, also when one is refused', async () => {
    const { steps, progress } = watched()
    const first = await detector.detect(film('a'), progress)
    expect(steps).toEqual(['0.5 fine'])
    await expect(detector.detect(film('refuses'), progress)).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
    expect(await detector.detect(film('b'), progress)).toEqual(first)
  })

  test('fails the film in hand; the next one gets another', async () => {
    const { progress } = watched()
    const before = await detector.detect(film('a'), progress)
    await expect(detector.detect(film('exits'), progress)).rejects.toThrow('ended with 3')
    const after = await detector.detect(film('a'), progress)
    expect(after.model).not.toBe(before.model)
    await expect(detector.detect(film('throws'), progress)).rejects.toThrow('out of order')
    expect((await detector.detect(film('a'), progress)).model).not.toBe(after.model)
  })

  test('stops the film in hand when told so, and one film waits for the other', async () => {
    const { progress, stop } = watched()
    const hanging = detector.detect(film('hangs'), progress)
    const next = detector.detect(film('a'), watched().progress)
    stop()
    await expect(hanging).rejects.toThrow('stopped')
    expect((await next).checks.isCeph).toBe(true)
  })
})

describe('the real network', () => {
  let folder: string
  let detector: FilmDetector
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-thread-'))
    const { file } = await drawnFilm({ seed: 3, skeletalClass: 'I', ageYears: 12, width: 700 })
    await writeFile(join(folder, 'film.jpg'), file)
    await writeFile(join(folder, 'broken.jpg'), file.subarray(0, 400))
    detector = threadDetector({ models: null })
  })
  afterAll(async () => {
    await detector.close()
    await rm(folder, { recursive: true })
  })

  test('finds in its thread what it finds without one, and tells its steps', { timeout: 120_000 }, async () => {
    const { steps, progress } = watched()
    const detection = await detector.detect(film(join(folder, 'film.jpg')), progress)
    expect(steps[0]).toBe('0 reading')
    expect(steps).toContain('0.1 checking')
    expect(detection).toEqual(await inThisThread(await openDetector()).detect(film(join(folder, 'film.jpg')), watched().progress))
  })

  test('refuses a broken file by its code and can be stopped', { timeout: 120_000 }, async () => {
    await expect(detector.detect(film(join(folder, 'broken.jpg')), watched().progress)).rejects.toMatchObject({
      code: 'IMAGE_BROKEN',
    })
    const { progress, stop } = watched()
    stop()
    await expect(detector.detect(film(join(folder, 'film.jpg')), progress)).rejects.toThrow('abort')
  })

  test('says so when its weights are missing', { timeout: 60_000 }, async () => {
    const empty = threadDetector({ models: folder })
    await expect(empty.detect(film(join(folder, 'film.jpg')), watched().progress)).rejects.toThrow(
      'no model card of a landmark detector',
    )
    await empty.close()
  })
})
