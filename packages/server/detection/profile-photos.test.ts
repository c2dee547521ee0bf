import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { facingOf } from '@sella/ceph/tracing/frame'
import { outlines } from '@sella/ceph/tracing/outlines'
import { openProfileFinder } from '@sella/detect/engine/profile-onnx'
import { alignProfile } from '@sella/detect/profile/align-profile'
import { type ProfileName, profileNames } from '@sella/detect/profile/points'
import type { ProfileFinder } from '@sella/detect/profile/profile'
import { onFilm } from '@sella/detect/testing/on-film'
import { type PhantomOptions, phantomTruth } from '@sella/drawing/phantom/phantom'
import { demoPhoto } from '@sella/drawing/phantom/photo'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { colourPicture } from './profile-picture'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const photos = join(process.env.SELLA_SHARED ?? join(root, '..', 'shared'), 'data', 'samples', 'photos')

/** mm from the drawn point within which each must be found; what only runs along the skin is known less well. */
const within: Readonly<Partial<Record<ProfileName, number>>> = {
  // The drawn point is not quite the deepest of its own line.
  SoftTissueNa: 5,
  Prn: 2,
  Subnasale: 1.5,
  UpperLip: 1.5,
  Stms: 2,
  Stmi: 2,
  LowerLip: 1.5,
  SoftTissueB: 3.5,
  SoftTissuePog: 3,
}

const drawnPhoto = async (shape: PhantomOptions, turn: number) => {
  const { data, info } = await sharp(Buffer.from(demoPhoto('Lateral_Photo', shape)))
    .flatten()
    .rotate(turn, { background: '#7a8a94' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}

describe('profiles by the shipped model', { timeout: 90_000 }, () => {
  let finder: ProfileFinder
  beforeAll(async () => {
    finder = await openProfileFinder()
  })

  for (const [title, shape, turn] of [
    ['a class II face to the right', { seed: 11, skeletalClass: 'II', ageYears: 14, width: 800 }, 0],
    [
      'a class III face to the left, head bent',
      { seed: 23, skeletalClass: 'III', vertical: 'high', mirror: true, width: 800 },
      8,
    ],
    ['a class I face, head thrown back', { seed: 37, skeletalClass: 'I', vertical: 'low', ageYears: 31, width: 800 }, -8],
  ] as const)
    test(`${title}: points and alignment meet the film it was drawn from`, async () => {
      const profile = await finder.find(await drawnPhoto(shape, turn))
      if (!profile) throw new Error('not found')
      const { landmarks, mmPerPixel } = phantomTruth(shape)
      const facing = facingOf(landmarks)
      expect(profile.facing).toBe(facing)
      const skin = outlines(landmarks, facing).filter(curve => curve.layer === 'profile')
      const points = Object.fromEntries(profileNames.map(name => [name, landmarks[name]]))
      const film = { facing, points, outlines: skin.map(({ samples }) => samples) }
      const alignment = alignProfile(
        film,
        { facing: profile.facing, points: profile.points, outlines: [profile.outline] },
        mmPerPixel,
      )
      if (typeof alignment === 'string') throw new Error(alignment)
      expect(alignment.residualMm).toBeLessThan(0.5)
      expect(Math.atan2(alignment.fit.b, alignment.fit.a) * (180 / Math.PI)).toBeCloseTo(-turn, 0)
      for (const [name, bound] of Object.entries(within) as [ProfileName, number][]) {
        const [at, truth] = [profile.points[name], landmarks[name]]
        const there = at && onFilm(alignment, at)
        expect(there ? Math.hypot(there.x - truth.x, there.y - truth.y) * mmPerPixel : Number.NaN, name).toBeLessThan(bound)
      }
    })

  test('a drawn face from the front is none', async () => {
    const { data, info } = await sharp(Buffer.from(demoPhoto('Frontal_Photo', { seed: 11 })))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(await finder.find({ width: info.width, height: info.height, pixels: new Uint8Array(data) })).toBeNull()
  })

  test.skipIf(!existsSync(photos))(
    'a rendered head is found from the side only (skipped where the sample photos are absent)',
    async () => {
      const seen = async (file: string) => finder.find((await colourPicture(join(photos, file))).picture)
      const side = await seen('yaw90.png')
      expect(side?.facing).toBe('right')
      // Read by eye on the rendered picture, pixels.
      for (const [name, x, y] of [
        ['Prn', 762, 465],
        ['Subnasale', 727, 494],
        ['SoftTissueNa', 708, 379],
        ['Stms', 718, 543],
        ['SoftTissueB', 714, 586],
      ] as const)
        expect(Math.hypot((side?.points[name]?.x ?? 0) - x, (side?.points[name]?.y ?? 0) - y), name).toBeLessThan(9)
      expect(await seen('yaw45.png')).toBeNull()
      expect(await seen('yaw0.png')).toBeNull()
      expect(await seen('intraoral-front.jpg')).toBeNull()
    },
  )
})
