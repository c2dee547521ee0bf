import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Detector } from './detector'
import { openDetector } from './onnx-node'
import { otherPictures } from './testing/other-pictures'
import { shippedCard } from './testing/shipped-card'

const photos = join(
  process.env.SELLA_DATA_DIR ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)),
  'samples/photos',
)
const here = existsSync(photos)
if (!here) console.warn(`photographs: skipped, none in ${photos} (SELLA_DATA_DIR names the data folder)`)

/** The weights by which `nearest` was chosen; with any others all pictures are looked at. */
const chosenFor = 'ceph-2026.11j'

/**
 * Of the fifty-four, those that come nearest to being taken for a film: of every look at any of the others, in any pose, some look at one
 * of these is no worse by all four signs (`Signs`) at once. So whichever bounds of `film-checks.ts` were loosened, and by whatever amount,
 * these notice it where the fifty-four do; a picture that is refused costs sixteen looks.
 */
const nearest: readonly string[] = [
  ...[
    'cervical spine film 1',
    'checkerboard 1',
    'checkerboard 3',
    'discs 2',
    'face photograph 2',
    'fine clouds 1',
    'fine clouds 2',
  ],
  ...['fine clouds 3', 'frontal skull film 3', 'intraoral photograph 2', 'occlusal film 2', 'panoramic film 2'],
  ...['profile photograph 1', 'profile photograph 2', 'text 2'],
]
const kindOf = (name: string): string => name.replace(/ \d+$/, '')
const nearestKinds: ReadonlySet<string> = new Set(nearest.map(kindOf))

/** Those, and the first of each kind that has none among them. `SELLA_ALL_PICTURES=1` and other weights: all. */
const looked = () => {
  const all = otherPictures(54)
  if (process.env.SELLA_ALL_PICTURES === '1' || shippedCard.model !== chosenFor) return all
  return all.filter(({ name }) => nearest.includes(name) || (name.endsWith(' 1') && !nearestKinds.has(kindOf(name))))
}

describe('a picture that is no cephalogram', () => {
  let detector: Detector
  beforeAll(async () => {
    // Small looks one after another: a second thread would cost more than it gains.
    detector = await openDetector({ threads: 1 })
  })

  // Every pose is tried before a picture is refused: 16 looks each.
  test('is refused: drawings of other X-rays, photographs, paper and noise', { timeout: 600_000 }, async () => {
    const pictures = looked()
    // A name that no drawing has any more would go unnoticed otherwise.
    expect(pictures.map(({ name }) => name)).toEqual(expect.arrayContaining([...nearest]))
    expect(pictures.length).toBeGreaterThanOrEqual(25)
    const accepted: string[] = []
    for (const { name, picture } of pictures) {
      const { checks, landmarks } = await detector.detect(picture)
      if (checks.isCeph || Object.keys(landmarks).length > 0) accepted.push(name)
    }
    expect(accepted).toEqual([])
  })

  test.skipIf(!here)('is refused: photographs and renders of a head', { timeout: 120_000 }, async () => {
    const accepted: string[] = []
    for (const name of (await readdir(photos)).filter(n => /\.(jpe?g|png)$/.test(n))) {
      const { data, info } = await sharp(join(photos, name)).greyscale().raw().toBuffer({ resolveWithObject: true })
      const { checks } = await detector.detect({ width: info.width, height: info.height, pixels: new Uint8Array(data) })
      if (checks.isCeph) accepted.push(name)
    }
    expect(accepted).toEqual([])
  })
})
