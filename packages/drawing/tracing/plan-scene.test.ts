import { publishedAxes } from '@sella/ceph/data/planning/mandibular-axis'
import { segments } from '@sella/ceph/data/planning/segments'
import { distance } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { planBand } from './plan-band'
import { planHandles } from './plan-handles'
import { planScene } from './plan-scene'
import type { PlanSceneInput } from './plan-scene-input'

const start = ruledTracing(templateFilm(), 100)

const mirroredFilm: Tracing = {
  ...start,
  points: Object.fromEntries(Object.entries(start.points).map(([name, at]) => [name, { ...at, x: 2400 - at.x }])),
}

const predicted = (plan: Plan) => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}

const scene = (plan: Plan, nowOnly = false) =>
  planScene({
    ...{ width: 2400, height: 2600, start, plan, prediction: predicted(plan), end: null, pixel: 1, lang: 'en', theme: 'dark' },
    ...{ selected: 'U1', nowOnly, handles: true },
  })

const layer = (of: ReturnType<typeof scene>, id: string) => of.layers.find(each => each.id === id)?.marks ?? []
const back: Plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -5 } } }

describe('a plan over its film', () => {
  it('draws the predicted profile with its band or not at all', () => {
    expect(layer(scene(back), 'band')).toHaveLength(2)
    expect(layer(scene(back), 'plan').length).toBeGreaterThan(2)
    expect(layer(scene(emptyPlan), 'band')).toEqual([])
    expect(layer(scene(emptyPlan), 'plan')).toEqual([])
    expect(scene(back, true).layers.map(each => each.id)).toEqual(['now'])
  })

  it('draws bone as moved only where the plan cuts and moves it', () => {
    const names = (moves: Plan['moves']) =>
      layer(scene({ ...emptyPlan, moves }), 'plan').flatMap(({ ref }) => (ref?.kind === 'curve' ? [ref.name] : []))
    expect(names({ L1: { ...restingMoves.L1, x: -3 } })).toEqual(expect.not.arrayContaining(['symphysis_lingual']))
    const setBack = names({ MD: { ...restingMoves.MD, x: -4 } })
    expect(setBack).toContain('symphysis_labial')
    expect(setBack).not.toContain('ramus_posterior')
    expect(names({ MX: { ...restingMoves.MX, x: 4 } })).not.toContain('pterygomaxillary_fissure')
    expect(names({ MDA: { ...restingMoves.MDA, turn: -3 } })).toContain('ramus_posterior')
  })

  it('has at a lip the width that the prediction states', () => {
    const { regions, profile } = planBand(predicted(back))
    const lip = predicted(back).tracing.points.UpperLip ?? { x: 0, y: 0 }
    const at = profile.flatMap((points, part) => points.map((p, i) => ({ part, i, off: Math.hypot(p.x - lip.x, p.y - lip.y) })))
    const nearest = at.reduce((best, each) => (each.off < best.off ? each : best))
    const region = regions[nearest.part] ?? []
    const [here, opposite] = [region[nearest.i], region[region.length - 1 - nearest.i]]
    const width = Math.hypot((here?.x ?? 0) - (opposite?.x ?? 0), (here?.y ?? 0) - (opposite?.y ?? 0)) / 10
    expect(nearest.off).toBeLessThan(0.01)
    expect(width).toBeGreaterThan(2 * 2.7)
    expect(width).toBeLessThan(2 * 3.5)
  })

  it('labels four skin points with way and range, and shows the handles of what is chosen', () => {
    const labels = layer(scene(back), 'pins').filter(mark => mark.mark === 'label')
    expect(labels).toHaveLength(4)
    expect(JSON.stringify(labels)).toContain('2.5 back ±2.8')
    expect(layer(scene(back), 'handles').filter(mark => mark.mark === 'box')).toHaveLength(7)
  })

  it('says beside each moved piece how far it goes, behind the teeth, apart from each other and in sight', () => {
    const moves = { U1: { ...restingMoves.U1, x: -4.6 }, U6: { mesial: 1.7, vertical: 0 }, L1: { ...restingMoves.L1, x: -2 } }
    const plan = { ...emptyPlan, moves }
    for (const facing of ['right', 'left'] as const) {
      const film = facing === 'right' ? start : mirroredFilm
      const prediction = predict(film, plan)
      if (prediction.status !== 'predicted') throw new Error('nothing predicted')
      const sight = { left: 100, right: 2300, top: 800, bottom: 2300 }
      const drawn = planScene({
        ...{ width: 2400, height: 2600, start: film, plan, prediction, end: null, pixel: 2, lang: 'zh', theme: 'dark' },
        ...{ selected: 'U1', nowOnly: false, handles: true, amounts: true, sight },
      })
      const labels = layer(drawn, 'amounts').filter(mark => mark.mark === 'label')
      expect(
        labels.map(({ runs }) =>
          runs
            .map(({ text }) => text)
            .join('')
            .replaceAll('\u00a0', ' '),
        ),
      ).toEqual(expect.arrayContaining(['U1 后 4.6 mm', 'U6 近中 1.7 mm', 'L1 后 2.0 mm']))
      const heights = labels.map(({ at }) => at.y)
      expect(heights.every((y, i) => i === 0 || y - (heights[i - 1] ?? 0) >= 48 - 1e-6)).toBe(true)
      const molar = prediction.tracing.points.U6Distal?.x ?? Number.NaN
      for (const { at } of labels) {
        expect(facing === 'right' ? at.x < molar : at.x > molar).toBe(true)
        expect(at.x).toBeGreaterThan(100)
        expect(at.x).toBeLessThan(2300)
      }
    }
    expect(layer(scene(plan), 'amounts')).toEqual([])
  })

  it('sets its words where the enlarged film is seen', () => {
    const given = { width: 2400, height: 2600, start, plan: back, prediction: predicted(back), end: null, pixel: 1 }
    const on = { ...given, lang: 'en', theme: 'dark', selected: 'U1', nowOnly: false, handles: true } as const
    const right = (sight: PlanSceneInput['sight']) =>
      layer(planScene({ ...on, ...(sight ? { sight } : {}) }), 'pins').flatMap(mark => (mark.mark === 'label' ? [mark.at.x] : []))
    expect(right(undefined).every(x => x === 2386)).toBe(true)
    expect(right({ left: 300, right: 1900, top: 0, bottom: 2600 }).every(x => x === 1886)).toBe(true)
    expect(right({ left: 300, right: 2900, top: 0, bottom: 2600 }).every(x => x === 2386)).toBe(true)
    expect(right({ left: 300, right: 1900, top: 0, bottom: 10 })).toEqual([])
  })

  it('shows the published axes as rings, so many mm from Co, while the mandible is turned and never else', () => {
    const prediction = predicted({ ...emptyPlan, moves: { MX: { ...restingMoves.MX, y: -3 } } })
    const given = {
      ...{
        width: 2400,
        height: 2600,
        start,
        plan: emptyPlan,
        prediction,
        end: null,
        pixel: 1,
        lang: 'en' as const,
        theme: 'dark' as const,
      },
      ...{ nowOnly: false, handles: true },
    }
    const rings = layer(planScene({ ...given, selected: 'MDA' }), 'axes').flatMap(mark => (mark.mark === 'dot' ? [mark.at] : []))
    const { toPlan } = prediction.frame
    const from = toPlan(start.points.Co ?? { x: 0, y: 0 })
    expect(rings.map(at => ({ x: toPlan(at).x - from.x, y: toPlan(at).y - from.y }))).toEqual(
      publishedAxes.map(({ at }) => ({ x: expect.closeTo(at.x, 6), y: expect.closeTo(at.y, 6) })),
    )
    expect(layer(planScene({ ...given, selected: 'U1' }), 'axes')).toEqual([])
    expect(layer(planScene({ ...given, selected: 'MDA', handles: false }), 'axes')).toEqual([])
  })

  it('offers nothing to shift on a film without a scale, nor an axis that is millimetres from Co', () => {
    const prediction = predict({ ...start, ruler: null }, emptyPlan)
    if (prediction.status !== 'predicted') throw new Error('nothing predicted')
    const handles = planHandles(prediction, emptyPlan)
    expect(handles.map(({ segment, shift }) => [segment, shift])).toEqual(
      ['U1', 'L1', 'MX', 'MD', 'CH'].map(segment => [segment, null]),
    )
  })

  it('has every circle to be taken hold of, away from what it turns about and from other handles', () => {
    for (const segment of ['MX', 'MD', 'CH'] as const)
      for (const about of segments[segment].pivots) {
        const plan: Plan = { ...emptyPlan, moves: { [segment]: { ...restingMoves[segment], about } } }
        const handles = planHandles(predicted(plan), plan)
        const own = handles.find(each => each.segment === segment)
        if (!own?.turn || !own.pivot) throw new Error(`${segment} cannot be turned`)
        const others = handles.flatMap(({ segment: piece, shift, turn }) =>
          piece === segment ? [shift] : shift ? [shift] : [turn],
        )
        for (const other of [own.pivot, ...others]) expect(other && distance(own.turn, other)).toBeGreaterThan(40)
      }
  })

  it('draws what came of it in dots, over the plan', () => {
    const prediction = predicted(back)
    const drawn = planScene({
      ...{ width: 2400, height: 2600, start, plan: back, prediction, end: start, pixel: 1, lang: 'en', theme: 'dark' },
      ...{ selected: 'U1', nowOnly: false, handles: true },
    })
    const marks = layer(drawn, 'end')
    expect(marks.length).toBeGreaterThan(5)
    expect(marks.every(mark => mark.mark === 'curve' && mark.stroke.dash?.join() === '2,4')).toBe(true)
    expect(layer(scene(back), 'end')).toEqual([])
  })
})
