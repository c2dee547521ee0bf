import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cross, minus, type Point, plus } from '../geometry/point'
import { mirrored, type Points, templateFilm, without } from '../testing/template-film'
import { fillOutlines } from './fill-outlines'
import { outlines } from './outlines'

/** Ten pixels a mm. */
const film = templateFilm()

const side = (a: Point, b: Point, p: Point): number => Math.sign(cross(minus(b, a), minus(p, a)))
const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

function crossings(points: Points, facing: 'right' | 'left', name: 'nasal_bone' | 'frontal_bone'): number {
  const curves = outlines(points, facing)
  const [bone, skin] = [name, 'profile_upper'].map(each => curves.find(curve => curve.name === each)?.samples ?? [])
  if (!bone?.length || !skin?.length) throw new Error('an outline is missing')
  return bone.slice(1).filter((b, i) => skin.slice(1).some((d, k) => meet(bone[i] as Point, b, skin[k] as Point, d))).length
}

const moved = (points: Points, by: Readonly<Record<string, Point>>): Points => ({
  ...points,
  ...Object.fromEntries(Object.entries(by).map(([name, off]) => [name, plus(points[name as 'Na'] ?? { x: 0, y: 0 }, off)])),
})

/** mm off the template, as ten pixels each. */
const off = (forward: readonly [number, number], down: readonly [number, number]) =>
  fc.record({
    x: fc.integer({ min: 10 * forward[0], max: 10 * forward[1] }),
    y: fc.integer({ min: 10 * down[0], max: 10 * down[1] }),
  })

const anyFace = fc
  .record({
    SoftTissueNa: off([-4, 2], [-2, 6]),
    SoftTissueGlabella: off([-9, 3], [-3, 3]),
    Prn: off([-8, 6], [-4, 6]),
  })
  .map(by => moved(without(film, 'Glabella'), by))

it.each(['nasal_bone', 'frontal_bone'] as const)(
  'the %s never crosses the skin, whatever the face and wherever it looks',
  name => {
    fc.assert(
      fc.property(anyFace, face => {
        expect(crossings(face, 'right', name)).toBe(0)
        expect(crossings(mirrored(face), 'left', name)).toBe(0)
      }),
    )
  },
)

it('a flat nose turns the nasal bone back about nasion, its length and thickness kept', () => {
  const flat = moved(film, { Prn: { x: -80, y: 0 }, SoftTissueNa: { x: -20, y: 30 } })
  const points = (of: Points) => fillOutlines(of, 'right').find(({ plan }) => plan.name === 'nasal_bone')?.points ?? []
  const [before, after] = [points(film), points(flat)]
  const length = (all: typeof before, from: number, to: number) => {
    const [a, b] = [all[from], all[to]]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN
  }
  expect(after[3]?.x).toBeLessThan((before[3]?.x ?? 0) - 5)
  expect(length(after, 0, 3)).toBeCloseTo(length(before, 0, 3), 6)
  expect(length(after, 3, 5)).toBeCloseTo(length(before, 3, 5), 6)
})

it('a nasal bone that was pulled by hand stays where it was pulled', () => {
  const flat = moved(film, { Prn: { x: -80, y: 0 }, SoftTissueNa: { x: -20, y: 30 } })
  const pulled = { x: 1900, y: 1300 }
  const bone = fillOutlines(flat, 'right', undefined, { NB4: pulled }).find(({ plan }) => plan.name === 'nasal_bone')
  expect(bone?.points.find(({ name }) => name === 'NB4')).toMatchObject(pulled)
})
