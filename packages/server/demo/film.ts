import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'
import { makePhantom, type Phantom, type PhantomOptions } from '@sella/drawing/phantom/phantom'
import { type DemoPhotoKind, demoPhoto } from '@sella/drawing/phantom/photo'
import sharp from 'sharp'

/** The landmarks from which the film was drawn, as if placed by a doctor, and its own ruler. */
const tracingOf = ({ landmarks: truth, ruler }: Phantom): Tracing => {
  const placed = Object.entries(truth).filter(([name]) => isLandmarkName(name) && landmarks[name].kind !== 'handle')
  const points = placed.map(([name, { x, y }]): [string, PlacedPoint] => [name, { x, y, origin: 'manual' }])
  return { points: Object.fromEntries(points), ruler, fileScale: null }
}

const textOf = (tracing: Tracing): string => {
  const stored = toStored(tracing)
  if (!stored.ok) throw new Error(`the demo's tracing cannot be stored: ${stored.refusal.code}`)
  return stored.value
}

/** A synthetic film as a JPEG file, and the text of its known tracing. */
export const demoFilm = async (options: PhantomOptions): Promise<{ readonly file: Buffer; readonly tracing: string }> => {
  const phantom = makePhantom(options)
  const raw = { width: phantom.width, height: phantom.height, channels: 1 } as const
  return { file: await sharp(phantom.pixels, { raw }).jpeg({ quality: 92 }).toBuffer(), tracing: textOf(tracingOf(phantom)) }
}

/** A simply drawn photo of the same patient as a JPEG file. */
export const demoPhotoFile = (kind: DemoPhotoKind, options: PhantomOptions): Promise<Buffer> =>
  sharp(Buffer.from(demoPhoto(kind, options)))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()
