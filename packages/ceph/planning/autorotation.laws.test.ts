import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { cross, midpoint, minus, type Point } from '../geometry/point'
import { templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import { without } from '../testing/template-film'
import { autorotation } from './autorotation'
import type { Positions } from './frame'
import { hardTissue } from './hard-tissue'
import type { Moves, Stop } from './plan'

const axis = { x: -5, y: 17 }
const molar: Stop = { stop: 'molar' }
const overbite = (mm: number): Stop => ({ stop: 'overbite', mm })
const planOf = (stops: readonly Stop[], moves: Moves = {}, turn = 0) => ({
  moves: { ...moves, MDA: { turn, stops, axis } },
  growth: null,
  toPlan: (place: Point) => place,
})
const up = (mm: number): Moves => ({ MX: { x: 0, y: -mm, turn: 0, about: 'ANS', ansStays: false } })

const placed = (at: Positions, name: LandmarkName): Point => at[name] ?? expect.unreachable(name)
const middleOf = (at: Positions, tooth: 'U6' | 'L6'): Point =>
  midpoint(placed(at, `${tooth}Mesial`), placed(at, `${tooth}Distal`))
/** The occlusal plane as it is drawn: from the middle of the molars to the middle of the incisal edges. */
const planeOf = (at: Positions): readonly [Point, Point] => [
  midpoint(middleOf(at, 'U6'), middleOf(at, 'L6')),
  midpoint(placed(at, 'U1IncisalTip'), placed(at, 'L1IncisalTip')),
]
/** How far `to` lies below `from`, perpendicular to a plane, mm. */
const below = ([back, front]: readonly [Point, Point], from: Point, to: Point): number => {
  const way = minus(front, back)
  return cross(way, minus(to, from)) / Math.hypot(way.x, way.y)
}
const overbiteAt = (at: Positions): number => below(planeOf(at), placed(at, 'L1IncisalTip'), placed(at, 'U1IncisalTip'))
const closed = (moves: Moves, degrees: number, start: Positions = templateFace) =>
  hardTissue(start, planOf([], moves), degrees).teeth

describe('a mandible that turns until a stop', () => {
  it('law: has the planned overbite then, and reaches it wherever the turn needed is within 15 degrees either way', () => {
    fc.assert(
      fc.property(evenly(-14.5, 14.5), evenly(-3, 6), (degrees, impaction) => {
        const mm = overbiteAt(closed(up(impaction), degrees))
        const turned = autorotation(templateFace, planOf([overbite(mm)], up(impaction)))
        expect(turned).toMatchObject({ by: overbite(mm), unmet: [] })
        expect(turned.degrees).toBeCloseTo(degrees, 5)
      }),
      { numRuns: 40 },
    )
  })

  it.each([-15.5, 15.5])('says that a stop %s degrees away is not reached, and turns nothing', degrees => {
    const stop = overbite(overbiteAt(closed({}, degrees)))
    expect(autorotation(templateFace, planOf([stop], {}, -3))).toEqual({ degrees: 0, by: null, unmet: [stop] })
    // The stop that is reached counts all the same.
    const far = overbite(overbiteAt(closed(up(2), degrees)))
    const both = autorotation(templateFace, planOf([far, molar], up(2)))
    expect(both).toMatchObject({ by: molar, unmet: [far] })
    expect(both.degrees).toBeLessThan(-0.5)
  })

  it('law: has its molars as far apart as on the film, square to the occlusal plane of the film', () => {
    fc.assert(
      fc.property(evenly(-2, 5), evenly(-2, 2), evenly(-2, 2), (impaction, upper, lower) => {
        const moves: Moves = { ...up(impaction), U6: { mesial: 0, vertical: upper }, L6: { mesial: 0, vertical: lower } }
        const { degrees, by, unmet } = autorotation(templateFace, planOf([molar], moves))
        expect({ by, unmet }).toEqual({ by: molar, unmet: [] })
        const [then, plane] = [closed(moves, degrees), planeOf(templateFace)]
        const gap = (at: Positions) => below(plane, middleOf(at, 'U6'), middleOf(at, 'L6'))
        expect(gap(then)).toBeCloseTo(gap(templateFace), 6)
      }),
      { numRuns: 40 },
    )
  })

  it('law: of two stops the one that leaves the mandible more open ends it, in whichever order they were planned', () => {
    fc.assert(
      fc.property(evenly(1, 5), evenly(-1, 5), (impaction, mm) => {
        const turn = (...stops: readonly Stop[]) => autorotation(templateFace, planOf(stops, up(impaction)))
        const [first, second] = [turn(molar), turn(overbite(mm))]
        const open = first.degrees > second.degrees ? first : second
        expect(turn(molar, overbite(mm))).toEqual(open)
        expect(turn(overbite(mm), molar)).toEqual(open)
      }),
      { numRuns: 30 },
    )
  })

  it('takes no account of the cut of the mandible and the chin, which come after contact', () => {
    const turn = (moves: Moves) => autorotation(templateFace, planOf([molar, overbite(2)], { ...up(3), ...moves }))
    const alone = turn({})
    expect(alone.degrees).not.toBe(0)
    expect(turn({ MD: { x: 6, y: 4, turn: 5, about: 'L1IncisalTip' } })).toEqual(alone)
    expect(turn({ CH: { x: 6, y: 4, turn: 5, about: 'Pog' } })).toEqual(alone)
    expect(turn({ L1: { x: 0, y: -2, turn: 0, pivot: 0.4 } })).not.toEqual(alone)
  })
})

describe('what a film does not show', () => {
  it('without the distal cusps it is the mesial ones that meet', () => {
    const start = without(templateFace, 'U6Distal', 'L6Distal')
    const { degrees, by } = autorotation(start, planOf([molar], up(3)))
    expect(by).toEqual(molar)
    const then = closed(up(3), degrees, start)
    const plane = [
      midpoint(placed(start, 'U6Mesial'), placed(start, 'L6Mesial')),
      midpoint(placed(start, 'U1IncisalTip'), placed(start, 'L1IncisalTip')),
    ] as const
    const gap = (at: Positions) => below(plane, placed(at, 'U6Mesial'), placed(at, 'L6Mesial'))
    expect(gap(then)).toBeCloseTo(gap(start), 6)
  })

  it.each([
    ['U6Mesial', [molar, overbite(2)]],
    ['L6Mesial', [molar, overbite(2)]],
    ['U1IncisalTip', [molar, overbite(2)]],
    ['L1IncisalTip', [molar, overbite(2)]],
    ['Co', [molar, overbite(2)]],
  ] as const)('without %s no stop is reached, and nothing turns', (name, stops) => {
    const start = without(templateFace, name)
    expect(autorotation(start, planOf(stops, up(3), -4))).toEqual({ degrees: 0, by: null, unmet: stops })
  })

  it('turns as planned where no stop is asked for, without Co not at all', () => {
    expect(autorotation(templateFace, planOf([], {}, -2.5))).toEqual({ degrees: -2.5, by: null, unmet: [] })
    expect(autorotation(without(templateFace, 'Co'), planOf([], {}, -2.5))).toEqual({ degrees: 0, by: null, unmet: [] })
    const none = { ...planOf([]), moves: up(3) }
    expect(autorotation(templateFace, none)).toEqual({ degrees: 0, by: null, unmet: [] })
  })
})
