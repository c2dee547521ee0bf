import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm, without } from '@sella/ceph/testing/template-film'
import { describe, expect, it } from 'vitest'
import { fromCondylion, planHandles } from './plan-handles'

const film = templateFilm()
const handlesOf = (moves: Plan['moves'] = {}, points = film) => {
  const plan = { ...emptyPlan, moves }
  const prediction = predict(ruledTracing(points as Record<string, Point>, 100), plan)
  if (prediction.status !== 'predicted') return expect.unreachable('nothing predicted')
  const handles = planHandles(prediction, plan)
  return { prediction, handles, of: (segment: string) => handles.find(each => each.segment === segment) }
}
const at = (name: LandmarkName): Point => film[name] ?? expect.unreachable(name)
const between = (a: Point, b: Point, share: number) => ({
  x: expect.closeTo(a.x + share * (b.x - a.x), 6),
  y: expect.closeTo(a.y + share * (b.y - a.y), 6),
})
const near = (p: Point) => between(p, p, 0)

describe('the handles of a plan', () => {
  it('of a bone stand at its chief landmark, with the circle away from what it turns about', () => {
    const { of } = handlesOf()
    expect(of('MX')).toMatchObject({ shift: near(at('A')), turn: near(at('PNS')), pivot: near(at('ANS')) })
    expect(of('MD')).toMatchObject({
      ...{ shift: near(at('B')), turn: between(at('Me'), at('Go'), 0.25), pivot: near(at('L1IncisalTip')) },
    })
    expect(of('CH')).toMatchObject({ shift: near(at('Pog')), turn: near(at('Me')), pivot: near(at('Pog')) })
    const about = handlesOf({ MX: { ...restingMoves.MX, about: 'PNS' } }).of('MX')
    expect(about).toMatchObject({ turn: near(at('ANS')), pivot: near(at('PNS')) })
  })

  it('of a tooth stand at its edge and beyond its apex, of a molar in the middle of its crown', () => {
    const { of } = handlesOf({ L1: { ...restingMoves.L1, pivot: 0.6 } })
    for (const tooth of ['U1', 'L1'] as const) {
      const [edge, apex] = [at(`${tooth}IncisalTip`), at(`${tooth}RootTip`)]
      expect(of(tooth)).toMatchObject({ shift: near(edge), turn: between(edge, apex, 1.15) })
    }
    expect(of('L1')?.pivot).toEqual(between(at('L1IncisalTip'), at('L1RootTip'), 0.6))
    expect(of('U1')?.pivot).toEqual(between(at('U1IncisalTip'), at('U1RootTip'), restingMoves.U1.pivot))
    for (const tooth of ['U6', 'L6'] as const)
      expect(of(tooth)).toEqual({
        segment: tooth,
        shift: between(at(`${tooth}Mesial`), at(`${tooth}Distal`), 0.5),
        turn: null,
        pivot: null,
      })
  })

  it('of the whole mandible turn about the axis, so many mm from condylion, on the middle of the lower border', () => {
    const axis = { x: -6, y: 15 }
    const { of, prediction } = handlesOf({ MDA: { ...restingMoves.MDA, axis } })
    expect(of('MDA')).toMatchObject({ shift: null, turn: between(at('Me'), at('Go'), 0.5) })
    const [{ x, y }, co] = [prediction.frame.toPlan(of('MDA')?.pivot ?? { x: 0, y: 0 }), prediction.frame.toPlan(at('Co'))]
    expect([x - co.x, y - co.y]).toEqual([expect.closeTo(-6, 6), expect.closeTo(15, 6)])
    // The axis stays where it is when the mandible turns about it, condylion does not.
    const turned = handlesOf({ MDA: { ...restingMoves.MDA, turn: -6, axis } })
    expect(turned.of('MDA')?.pivot).toEqual(near(of('MDA')?.pivot ?? { x: 0, y: 0 }))
    expect(turned.prediction.tracing.points.Co).not.toMatchObject({ x: expect.closeTo(at('Co').x, 2) })
  })

  it('go with the piece; a place of the film to turn about goes as far as the piece is shifted', () => {
    const about = { x: 1234, y: 1500 }
    const { of, prediction } = handlesOf({ MX: { ...restingMoves.MX, x: 4, y: -2, about } })
    const way = prediction.frame.shiftToImage({ x: 4, y: -2 })
    expect(Math.hypot(way.x, way.y)).toBeCloseTo(Math.hypot(4, 2) * 10, 6)
    expect(of('MX')?.pivot).toEqual(near({ x: about.x + way.x, y: about.y + way.y }))
    expect(of('MX')?.shift).toMatchObject(near({ x: at('A').x + way.x, y: at('A').y + way.y }))
  })

  it.each([
    ['U1RootTip', 'U1'],
    ['L6Distal', 'L6'],
    ['A', 'MX'],
    ['B', 'MD'],
    ['Pog', 'CH'],
    ['Co', 'MDA'],
    ['Me', 'MDA'],
  ] as const)('without %s there is none of %s, and the others stand', (name, segment) => {
    const { handles } = handlesOf({}, without(film, name))
    expect(handles.map(each => each.segment)).not.toContain(segment)
    expect(handles.length).toBeGreaterThanOrEqual(6)
  })

  it('without Co or a scale no place is so many mm from condylion', () => {
    const none = predict({ ...ruledTracing(film as Record<string, Point>, 100), ruler: null }, emptyPlan)
    expect(none.status === 'predicted' && fromCondylion(none, { x: 0, y: 0 })).toBeNull()
    expect(fromCondylion(handlesOf({}, without(film, 'Co')).prediction, { x: 0, y: 0 })).toBeNull()
    expect(fromCondylion(handlesOf().prediction, { x: 0, y: 0 })).toEqual(near(at('Co')))
  })
})
