import type { Point } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { describe, expect, test } from 'vitest'
import { blindNetwork, frontHead, meanHead, paint, skinNetwork } from '../testing/drawn-head'
import { type ColourPicture, type Profile, profileFinder } from './profile'
import { meanPoints } from './template'

const [width, height] = [520, 700]

const placing = (degrees: number, scale: number): Similarity => {
  const turn = (degrees * Math.PI) / 180
  return { a: scale * Math.cos(turn), b: scale * Math.sin(turn), tx: 265, ty: 290 }
}

const head = (place: Similarity, mirror = false): readonly Point[] =>
  meanHead.map(p => apply(place, p)).map(p => (mirror ? { x: width - p.x, y: p.y } : p))

const find = (picture: ColourPicture, network = skinNetwork) => profileFinder('drawn', network).find(picture)

/** mm between a detected point and the drawn one; `mean` if the template's own position is the truth. */
const missed = (profile: Profile, place: Similarity, name: keyof Profile['points'], mirror = false): number => {
  const at = profile.points[name]
  const truth = apply(place, meanPoints[name])
  if (!at) return Number.POSITIVE_INFINITY
  return Math.hypot(at.x - (mirror ? width - truth.x : truth.x), at.y - truth.y) / Math.hypot(place.a, place.b)
}

/** mm within which the rules reproduce the points of the mean face; positions along the skin are less certain. */
const within = {
  SoftTissueNa: 3,
  Prn: 2,
  Subnasale: 1.6,
  UpperLip: 1.5,
  Stms: 1.8,
  Stmi: 1.8,
  LowerLip: 1.5,
  SoftTissueB: 2,
  SoftTissuePog: 2.5,
  SoftTissueGn: 4,
  SoftTissueMe: 4,
  LabraleSuperius: 2.5,
  LabraleInferius: 2.5,
} as const

describe('the profile of a drawn head', { timeout: 90_000 }, () => {
  for (const [title, degrees, scale, mirror] of [
    ['facing right', 0, 2, false],
    ['facing left', 0, 2, true],
    ['with the head thrown back', -14, 2, false],
    ['with the head bent, facing left', 12, 1.7, true],
    ['small in the picture', 4, 1.2, false],
  ] as const)
    test(`gives its points where they were drawn, ${title}`, async () => {
      const place = placing(degrees, scale)
      const profile = await find(paint([head(place, mirror)], width, height))
      expect(profile?.facing).toBe(mirror ? 'left' : 'right')
      for (const [name, bound] of Object.entries(within) as [keyof typeof within, number][])
        expect(missed(profile as Profile, place, name, mirror), name).toBeLessThan(bound)
    })

  test('is found before a plain wall when the network sees nobody', async () => {
    const place = placing(0, 2)
    const profile = await find(paint([head(place)], width, height), blindNetwork)
    expect(missed(profile as Profile, place, 'Subnasale')).toBeLessThan(1.6)
  })

  test('is not found on a head from the front, on nothing, and on two people', async () => {
    expect(await find(paint([frontHead.map(p => ({ x: 260 + p.x * 1.4, y: 260 + p.y * 1.4 }))], width, height))).toBeNull()
    expect(await find(paint([], width, height))).toBeNull()
    const two = [false, true].map(mirror =>
      meanHead.map(p => ({ x: 380 + (mirror ? -1 : 1) * (p.x + 130) * 1.3, y: 300 + p.y * 1.3 })),
    )
    expect(await find(paint(two, 760, 700))).toBeNull()
  })

  test('ends with the reason of who stops it', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(profileFinder('drawn', skinNetwork).find(paint([], 40, 40), { signal })).rejects.toThrow('enough')
  })
})
