import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { evenly } from '@sella/ceph/testing/evenly'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { mapPoints, templateFilm } from '@sella/ceph/testing/template-film'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceMesh } from './face-mesh'
import { type FaceMesh, partWay } from './mesh'
import { type Pixels, warped } from './warp'

const film = { width: 2400, height: 2600 }
/** The template's film at 10 pixels per mm; mirrored, it faces left. */
const traced = (mirrored = false): Tracing =>
  ruledTracing(
    mapPoints(templateFilm(), ({ x, y }) => ({ x: mirrored ? film.width - x : x, y })),
    100,
  )

/** The photo overlies the film at a quarter of its size. */
const photo = { width: 600, height: 650 }
const alignment: PhotoAlignment = {
  fit: { a: 4, b: 0, tx: 0, ty: 0 },
  mirrored: false,
  residualMm: null,
  origin: 'manual',
  film: 'a',
  photo: 'b',
}

const meshOf = (plan: Plan, given: Partial<{ start: Tracing; alignment: PhotoAlignment }> = {}) => {
  const start = given.start ?? traced()
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return faceMesh({ start, prediction, alignment: given.alignment ?? alignment, photo })
}
const made = (mesh: ReturnType<typeof meshOf>): FaceMesh => {
  if (typeof mesh === 'string') throw new Error(mesh)
  return mesh
}

const incisors = (x: number): Plan => ({
  ...emptyPlan,
  moves: { U1: { ...restingMoves.U1, x }, L1: { ...restingMoves.L1, x: x * 0.6 } },
})
const jaws = (maxilla: number, body: number): Plan => ({
  ...emptyPlan,
  moves: { MX: { ...restingMoves.MX, x: maxilla }, MD: { ...restingMoves.MD, x: body } },
})

/** Every pixel differs smoothly from its neighbours. */
const picture: Pixels = {
  ...photo,
  data: Uint8ClampedArray.from({ length: photo.width * photo.height * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % photo.width, Math.trunc((i >> 2) / photo.width)]
    return [(x / photo.width) * 255, (y / photo.height) * 255, 128, 255][i & 3] ?? 0
  }),
}
const colourAt = ({ width, data }: Pixels, x: number, y: number) => {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4
  return [data[at] ?? 0, data[at + 1] ?? 0]
}

describe('a face photo carried along by a plan', () => {
  it('is made for nothing that is not predicted', () => {
    expect(meshOf(emptyPlan)).toBe('nothing-predicted')
  })

  it('folds nowhere within the usual limits, and says so beyond what a photo bears', () => {
    fc.assert(
      fc.property(evenly(-8, 4), x => {
        fc.pre(Math.abs(x) > 0.1)
        expect(typeof meshOf(incisors(x))).toBe('object')
      }),
      { numRuns: 25 },
    )
    fc.assert(
      fc.property(evenly(-5, 9), evenly(-10, 10), (mx, md) => {
        fc.pre(Math.abs(mx) + Math.abs(md) > 0.1)
        expect(typeof meshOf(jaws(mx, md))).toBe('object')
      }),
      { numRuns: 25 },
    )
    expect(meshOf(jaws(0, 30))).toBe('too-far')
  })

  it('leaves the picture as it is where nothing has gone any way yet', () => {
    const still = warped(picture, partWay(made(meshOf(incisors(-5))), 0))
    expect(Buffer.from(still.data).equals(Buffer.from(picture.data))).toBe(true)
  })

  it('brings the colour of the skin to where the skin goes, and leaves the edge of the picture', () => {
    const mesh = made(meshOf(jaws(0, -8)))
    const after = warped(picture, mesh)
    const gone = mesh.from.flatMap((from, i) => {
      const to = mesh.to[i]
      return to && Math.hypot(to.x - from.x, to.y - from.y) > 10 ? [{ from, to }] : []
    })
    expect(gone.length).toBeGreaterThan(5)
    for (const { from, to } of gone) {
      const [want, actual] = [colourAt(picture, from.x, from.y), colourAt(after, to.x, to.y)]
      expect(Math.abs((want[0] ?? 0) - (actual[0] ?? 0))).toBeLessThanOrEqual(3)
      expect(Math.abs((want[1] ?? 0) - (actual[1] ?? 0))).toBeLessThanOrEqual(3)
    }
    for (const x of [0, 300, 599]) for (const y of [0, 649]) expect(colourAt(after, x, y)).toEqual(colourAt(picture, x, y))
  })

  it('gives the mirror for a face that looks left, and for a photo seen in a mirror', () => {
    const right = made(meshOf(incisors(-6)))
    const left = made(
      meshOf(incisors(-6), {
        start: traced(true),
        alignment: { ...alignment, fit: { a: 4, b: 0, tx: film.width - 4 * photo.width, ty: 0 } },
      }),
    )
    const shown = made(
      meshOf(incisors(-6), {
        start: traced(true),
        alignment: { ...alignment, mirrored: true, fit: { a: 4, b: 0, tx: film.width, ty: 0 } },
      }),
    )
    const skin = right.from.filter((at, i) => at.x !== right.to[i]?.x)
    expect(skin.length).toBeGreaterThan(5)
    skin.forEach(at => {
      const i = right.from.indexOf(at)
      const to = right.to[i]
      expect(left.from[i]?.x).toBeCloseTo(photo.width - at.x, 6)
      expect(left.to[i]?.x).toBeCloseTo(photo.width - (to?.x ?? 0), 6)
      expect(shown.to[i]?.x).toBeCloseTo(to?.x ?? 0, 6)
    })
  })
})
