import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Detector } from './detector'
import { openDetector } from './onnx-node'
import { otherPictures } from './testing/other-pictures'

const photos = join(
  process.env.SELLA_DATA_DIR ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)),
  'samples/photos',
)
const here = existsSync(photos)
if (!here) console.warn(`photographs: skipped, none in ${photos} (SELLA_DATA_DIR names the data folder)`)

describe('a picture that is no cephalogram', () => {
  let detector: Detector
  beforeAll(async () => {
    // Small looks one after another: a second thread would cost more than it gains.
    detector = await openDetector({ threads: 1 })
  })

  // Every pose is tried before a picture is refused: 16 looks each.
  test('is refused: fifty-four drawings of other X-rays, photographs, paper and noise', { timeout: 600_000 }, async () => {
    const accepted: string[] = []
    for (const { name, picture } of otherPictures(54)) {
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
