import type { Detector, GreyPicture } from '@sella/detect/detector'
import { openDetector } from '@sella/detect/onnx-node'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { demoPhoto, demoPhotoKinds } from '@sella/drawing/phantom/photo'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

let detector: Detector
beforeAll(async () => {
  detector = await openDetector({ threads: 1 })
})

const isCeph = async (picture: GreyPicture): Promise<boolean> => (await detector.detect(picture)).checks.isCeph

test('the drawn pictures of a demo case are refused, its panoramic picture and its profile photograph too', {
  timeout: 120_000,
}, async () => {
  const accepted: string[] = []
  for (const kind of demoPhotoKinds) {
    const drawing = Buffer.from(demoPhoto(kind, { seed: 3 }))
    const { data, info } = await sharp(drawing).flatten().greyscale().raw().toBuffer({ resolveWithObject: true })
    if (await isCeph({ width: info.width, height: info.height, pixels: new Uint8Array(data) })) accepted.push(kind)
  }
  expect(accepted).toEqual([])
})

test('a film is accepted whole, and refused where only a part of the head is left of it', { timeout: 120_000 }, async () => {
  const film = makePhantom({ seed: 3, width: 600 })
  const { width, height } = film
  const { S, Na, Ar, ANS, Me, Go, U1IncisalTip: tooth } = film.landmarks
  const unit = Math.hypot(Na.x - S.x, Na.y - S.y)
  const parts: Readonly<Record<string, readonly [left: number, top: number, right: number, bottom: number]>> = {
    face: [S.x + 0.3 * unit, Na.y - 0.1 * unit, width, Me.y + 0.1 * unit],
    'lower half': [0, ANS.y - 0.1 * unit, width, height],
    'upper half': [0, 0, width, ANS.y],
    jaw: [Go.x - 0.2 * unit, Me.y - 0.9 * unit, Me.x + 0.5 * unit, Me.y + 0.2 * unit],
    'back of the head': [0, 0, S.x + 0.45 * unit, height],
    neck: [0, Ar.y, Go.x + 0.1 * unit, height],
    teeth: [tooth.x - 0.8 * unit, tooth.y - 0.45 * unit, tooth.x + 0.3 * unit, tooth.y + 0.45 * unit],
  }
  expect(await isCeph(film)).toBe(true)
  const accepted: string[] = []
  for (const [name, [left, top, right, bottom]] of Object.entries(parts)) {
    const [x, y] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))]
    const size = { width: Math.min(width, Math.round(right)) - x, height: Math.min(height, Math.round(bottom)) - y }
    const rows = Array.from({ length: size.height }, (_, row) => {
      const from = (y + row) * width + x
      return film.pixels.subarray(from, from + size.width)
    })
    if (await isCeph({ ...size, pixels: new Uint8Array(Buffer.concat(rows)) })) accepted.push(name)
  }
  expect(accepted).toEqual([])
})
