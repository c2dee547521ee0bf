import { openDetector } from '@sella/detect/onnx-node'
import { demoPhoto, demoPhotoKinds } from '@sella/drawing/phantom/photo'
import sharp from 'sharp'
import { expect, test } from 'vitest'

test('the drawn pictures of a demo case are refused, its panoramic picture and its profile photograph too', {
  timeout: 120_000,
}, async () => {
  const detector = await openDetector()
  const accepted: string[] = []
  for (const kind of demoPhotoKinds) {
    const drawing = Buffer.from(demoPhoto(kind, { seed: 3 }))
    const { data, info } = await sharp(drawing).flatten().greyscale().raw().toBuffer({ resolveWithObject: true })
    const { checks } = await detector.detect({ width: info.width, height: info.height, pixels: new Uint8Array(data) })
    if (checks.isCeph) accepted.push(kind)
  }
  expect(accepted).toEqual([])
})
