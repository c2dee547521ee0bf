import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Point } from '../geometry/point'
import { evenly } from '../testing/evenly'
import { mirrored, templateFilm, without } from '../testing/template-film'
import { moveTooth, type ToothMove, toothHandles, toothNames, toothRows, turnFor } from './teeth'

const film = templateFilm()
const at = (points: typeof film, name: keyof typeof film): Point => points[name] ?? { x: Number.NaN, y: Number.NaN }
const lengthOf = (points: typeof film, tooth: (typeof toothNames)[number]) => {
  const [mesial, distal] = toothRows[tooth].landmarks
  return distance(at(points, mesial), at(points, distal))
}
const step = evenly(-300, 300)
const move: fc.Arbitrary<ToothMove> = fc.oneof(
  fc.record({ kind: fc.constant('translate' as const), by: fc.record({ x: step, y: step }) }),
  fc.record({ kind: fc.constant('rotate' as const), byRadians: evenly(-3, 3) }),
)

describe('moving a tooth', () => {
  it("keeps its length and a molar's width, and moves nothing else", () => {
    fc.assert(
      fc.property(fc.constantFrom(...toothNames), move, (tooth, each) => {
        const moved = moveTooth(film, tooth, each)
        expect(lengthOf(moved, tooth)).toBeCloseTo(lengthOf(film, tooth), 6)
        for (const name of Object.keys(film) as (keyof typeof film)[]) {
          if (!toothRows[tooth].landmarks.includes(name)) expect(moved[name]).toBe(film[name])
        }
      }),
    )
  })

  it('turns it clockwise about its handle, which stays', () => {
    const before = toothHandles(film, 'U1')
    const moved = moveTooth(film, 'U1', { kind: 'rotate', byRadians: 0.2 })
    const after = toothHandles(moved, 'U1')
    if (!before || !after) throw new Error('a complete incisor has handles')
    expect(distance(before.translate, after.translate)).toBeLessThan(1e-9)
    expect(turnFor(before.translate, before.rotate, after.rotate)).toBeCloseTo(0.2, 9)
    expect(turnFor({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 })).toBeCloseTo(Math.PI / 2, 12)
  })

  it('keeps what else a point carries', () => {
    const own = { U1IncisalTip: { x: 1, y: 1, origin: 'detected', confidence: 0.9 }, U1RootTip: { x: 1, y: 9, origin: 'manual' } }
    const moved = moveTooth(own, 'U1', { kind: 'translate', by: { x: 2, y: 3 } })
    expect(moved.U1IncisalTip).toEqual({ x: 3, y: 4, origin: 'detected', confidence: 0.9 })
  })

  it('shifts a tooth with one landmark and leaves it when it should turn', () => {
    const half = without(film, 'U6Distal')
    expect(moveTooth(half, 'U6', { kind: 'rotate', byRadians: 1 })).toEqual(half)
    const shifted = moveTooth(half, 'U6', { kind: 'translate', by: { x: 5, y: 0 } })
    expect(at(shifted, 'U6Mesial').x).toBeCloseTo(at(film, 'U6Mesial').x + 5, 9)
  })
})

describe('the handles', () => {
  it('for turning stand on the root side: above upper teeth, below lower ones, on either side of the film', () => {
    for (const points of [film, mirrored(film)]) {
      for (const tooth of toothNames) {
        const handles = toothHandles(points, tooth)
        if (handles === null) throw new Error('a complete tooth has handles')
        expect(Math.sign(handles.rotate.y - handles.translate.y), tooth).toBe(tooth.startsWith('U') ? -1 : 1)
      }
    }
  })

  it('are absent without both landmarks', () => {
    expect(toothHandles(without(film, 'L1RootTip'), 'L1')).toBeNull()
  })
})
