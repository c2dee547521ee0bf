import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnFilm } from '../testing/drawn-film'
import type { FilmDetector } from './film-detector'
import { threadDetector } from './thread-detector'

const shipped = fileURLToPath(new URL('../../detect/models', import.meta.url))
const quiet = { signal: new AbortController().signal, report: () => undefined }

/** What a configuration with SELLA_MODELS does: the folder is read when the first film comes. */
describe('a clinic’s own weights', () => {
  let folder: string
  const opened: FilmDetector[] = []
  const detect = (models: string) => {
    const detector = threadDetector({ models })
    opened.push(detector)
    return detector.detect({ place: join(folder, 'film.jpg'), mmPerPixel: null }, quiet)
  }
  const other = async (name: string, change: (card: { model: string; files: Record<string, unknown> }) => void) => {
    const place = join(folder, name)
    await cp(shipped, place, { recursive: true })
    const own = (await readdir(place)).find(file => file.startsWith('ceph-') && file.endsWith('-card.json')) as string
    const card = JSON.parse(await readFile(join(place, own), 'utf8'))
    change(card)
    await writeFile(join(place, own), JSON.stringify(card))
    await rename(join(place, own), join(place, 'ours-card.json'))
    return place
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-weights-'))
    const { file } = await drawnFilm({ seed: 3, skeletalClass: 'I', ageYears: 12, width: 700 })
    await writeFile(join(folder, 'film.jpg'), file)
  })
  afterAll(async () => {
    await Promise.all(opened.map(detector => detector.close()))
    await rm(folder, { recursive: true })
  })

  test('are used under the name on their card', { timeout: 120_000 }, async () => {
    const detection = await detect(
      await other('named', card => {
        card.model = 'ours-2026.12'
      }),
    )
    expect(detection.model).toBe('ours-2026.12')
    expect(detection.checks.isCeph).toBe(true)
  })

  test('are refused where a file is not the one the card describes, and where no card tells of landmarks', {
    timeout: 120_000,
  }, async () => {
    const wrong = await other('wrong', card => {
      card.files.fine = { ...(card.files.fine as object), sha256: '0'.repeat(64) }
    })
    await expect(detect(wrong)).rejects.toThrow('not the file its model card describes')
    const without = await other('without', card => {
      card.files = {}
    })
    await expect(detect(without)).rejects.toThrow('no model card of a landmark detector')
  })
})
