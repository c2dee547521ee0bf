import { publishedAxes } from '@sella/ceph/data/planning/mandibular-axis'
import { distance } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { describe, expect, it } from 'vitest'
import type { Mark } from '../scene/scene'
import { surfaces } from './colours'
import { planHandles } from './plan-handles'
import { planColours, planScene } from './plan-scene'
import type { PlanSceneInput } from './plan-scene-input'

const start = ruledTracing(templateFilm(), 100)
const drawn = (moves: Plan['moves'], over: Partial<PlanSceneInput> = {}) => {
  const plan: Plan = { ...emptyPlan, moves }
  const prediction = predict(over.start ?? start, plan)
  if (prediction.status !== 'predicted') return expect.unreachable('nothing predicted')
  const scene = planScene({
    ...{ width: 2400, height: 2600, start, plan, prediction, end: null, pixel: 1, lang: 'en', theme: 'dark' },
    ...{ selected: null, nowOnly: false, handles: true },
    ...over,
  })
  const layer = (id: string) => scene.layers.find(each => each.id === id)?.marks ?? []
  return { layer, handles: planHandles(prediction, plan) }
}
type Kind<K extends Mark['mark']> = Extract<Mark, { mark: K }>
const of = <K extends Mark['mark']>(marks: readonly Mark[], kind: K) =>
  marks.filter((mark): mark is Kind<K> & Mark => mark.mark === kind)
const named = (marks: readonly Mark[]) => marks.flatMap(({ ref }) => (ref?.kind === 'curve' ? [ref.name] : []))

const back: Plan['moves'] = { U1: { ...restingMoves.U1, x: -5 } }
const jaw: Plan['moves'] = { MX: { ...restingMoves.MX, x: 4 } }

describe('the lines of a plan', () => {
  it('are green and heavy over a present that is blue and light; an estimated outline is thinner, dashed and pale', () => {
    for (const theme of ['dark', 'light'] as const) {
      const { layer } = drawn(jaw, { theme })
      const now = of(layer('now'), 'curve')
      const moved = of(layer('plan'), 'curve')
      expect(new Set(now.map(({ stroke }) => stroke.colour))).toEqual(new Set([planColours[theme].now]))
      expect(new Set(moved.map(({ stroke }) => stroke.colour))).toEqual(new Set([planColours[theme].plan]))
      expect(now.filter(({ stroke }) => !stroke.dash).every(({ stroke }) => stroke.width === 1.2)).toBe(true)
      expect(moved.filter(({ stroke }) => !stroke.dash).every(({ stroke }) => stroke.width === 1.8)).toBe(true)
      const estimated = now.filter(({ stroke }) => stroke.dash)
      expect(estimated.length).toBeGreaterThan(0)
      for (const { stroke } of estimated)
        expect(stroke).toMatchObject({ width: expect.closeTo(0.96), dash: [4, 3], opacity: 0.6 })
    }
  })

  it('leave out what was not traced, where the doctor wishes that', () => {
    const all = drawn(jaw)
    const traced = drawn(jaw, { estimatedOutlines: false })
    for (const id of ['now', 'plan']) {
      const lines = of(traced.layer(id), 'curve')
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.filter(({ stroke }) => stroke.dash)).toEqual([])
    }
    expect(traced.layer('now').length).toBeLessThan(all.layer('now').length)
  })

  it('show the palate and floor of the nose with an upper jaw that is moved, the body of the lower with its chin', () => {
    const upper = named(drawn(jaw).layer('plan'))
    for (const name of ['nasal_floor', 'maxilla_anterior', 'palate']) expect(upper).toContain(name)
    expect(upper).not.toContain('symphysis_labial')
    const chin = named(drawn({ CH: { ...restingMoves.CH, x: 5 } }).layer('plan'))
    expect(chin).toContain('symphysis_labial')
    expect(chin).not.toContain('palate')
    expect(chin).not.toContain('ramus_posterior')
  })

  it('never show the skin as bone that moved: it is drawn with its band or not at all', () => {
    expect(named(drawn(jaw).layer('plan')).filter(name => name.startsWith('profile'))).toEqual([])
    expect(named(drawn({ MX: { ...restingMoves.MX } }).layer('plan'))).toEqual([])
  })

  it('have the predicted profile as an open heavy line, its band tinted and without an edge', () => {
    const { layer } = drawn(back)
    const profile = of(layer('plan'), 'curve').filter(({ ref }) => !ref)
    expect(profile.length).toBeGreaterThan(0)
    for (const { closed, stroke } of profile) {
      expect(closed).toBe(false)
      expect(stroke).toEqual({ colour: planColours.dark.plan, width: 1.8 })
    }
    for (const band of layer('band'))
      expect(band).toMatchObject({
        mark: 'curve',
        closed: true,
        fill: planColours.dark.band,
        stroke: { colour: 'none', width: 0 },
      })
  })

  it('hatch the band on paper, where it may be copied without colour, by rungs 5 pixels apart at any size', () => {
    expect(of(drawn(back).layer('band'), 'line')).toEqual([])
    const rungs = of(drawn(back, { theme: 'light' }).layer('band'), 'line')
    expect(rungs.length).toBeGreaterThan(20)
    expect(rungs[0]?.stroke).toEqual({ colour: planColours.light.plan, width: 0.5, opacity: 0.7 })
    const coarse = of(drawn(back, { theme: 'light', pixel: 4 }).layer('band'), 'line')
    expect(rungs.length / coarse.length).toBeGreaterThan(3)
    expect(of(drawn(back, { theme: 'light' }).layer('band'), 'curve')).toHaveLength(2)
  })

  it('draw the result by name in a colour of its own, its moved points and words only where they are wanted', () => {
    const { layer } = drawn(back, { end: start })
    const result = of(layer('end'), 'curve')
    expect(named(result)).toContain('mandible_lower_border')
    expect(result[0]?.stroke).toEqual({ colour: planColours.dark.end, width: 1.6, dash: [2, 4] })
    expect(layer('pins').length).toBeGreaterThan(0)
    expect(drawn(back, { pins: false }).layer('pins')).toEqual([])
  })
})

describe('the handles of a plan on its film', () => {
  const pixel = 2
  const { layer, handles } = drawn(back, { selected: 'MX', pixel })
  const marks = layer('handles')
  const chosen = handles.find(({ segment }) => segment === 'MX')
  const { accent } = surfaces.dark

  it('are squares of 11 screen pixels about the place to take hold of, those of the chosen piece in its colour', () => {
    const boxes = of(marks, 'box')
    const shifts = handles.flatMap(({ shift }) => (shift ? [shift] : []))
    expect(boxes.map(({ x, y, width, height }) => [x + 11, y + 11, width, height])).toEqual(shifts.map(p => [p.x, p.y, 22, 22]))
    expect(boxes.filter(({ stroke }) => stroke?.colour === accent).map(({ x, y }) => [x + 11, y + 11])).toEqual([
      [chosen?.shift?.x, chosen?.shift?.y],
    ])
    expect(boxes.every(({ fill, stroke }) => fill === '#191c1f' && stroke?.width === 1.4)).toBe(true)
    expect(boxes.filter(({ stroke }) => stroke?.colour === '#ffffff')).toHaveLength(boxes.length - 1)
  })

  it('show only of the chosen piece where it turns: a circle, a dashed line to its pivot and a cross there, and a ring', () => {
    const dots = of(marks, 'dot').filter(({ stroke }) => stroke?.colour === accent)
    expect(dots).toEqual([
      { mark: 'dot', at: chosen?.turn, radius: 6, fill: '#191c1f', stroke: { colour: accent, width: 1.4 } },
      { mark: 'dot', at: chosen?.shift, radius: 13, fill: 'none', stroke: { colour: accent, width: 1.4 } },
    ])
    const [arm, ...cross] = of(marks, 'line')
    expect(arm).toEqual({
      ...{ mark: 'line', from: chosen?.pivot, to: chosen?.turn },
      stroke: { colour: accent, width: 1, dash: [3, 3] },
    })
    const { x, y } = chosen?.pivot ?? { x: 0, y: 0 }
    const stroke = { colour: accent, width: 1.6 }
    expect(cross).toEqual([
      { mark: 'line', from: { x: x - 12, y }, to: { x: x + 12, y }, stroke },
      { mark: 'line', from: { x, y: y - 12 }, to: { x, y: y + 12 }, stroke },
    ])
  })

  it('show the circle of a piece that can only be turned without its being chosen', () => {
    const whole = handles.find(({ segment }) => segment === 'MDA')
    const quiet = of(marks, 'dot').filter(({ stroke }) => stroke?.colour === '#ffffff')
    expect(quiet.map(({ at, radius }) => [at, radius])).toEqual([[whole?.turn, 6]])
  })

  it('are away when nothing can be moved by hand', () => {
    expect(drawn(back, { handles: false }).layer('handles')).toEqual([])
  })
})

describe('the published axes of the lower jaw', () => {
  const marks = drawn(jaw, { selected: 'MDA', pixel: 3 }).layer('axes')

  it('are dashed rings, numbered as in the panel, each number beside its own ring and on none of another', () => {
    const rings = of(marks, 'dot')
    const numbers = of(marks, 'label')
    expect(numbers.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(publishedAxes.map((_, i) => `${i + 1}`))
    for (const { radius, fill, stroke } of rings) {
      expect([radius, fill]).toEqual([5, 'none'])
      expect(stroke).toEqual({ colour: surfaces.dark.text, width: 1.2, dash: [2, 2] })
    }
    numbers.forEach(({ at, size, align, runs, box }, i) => {
      const ring = rings[i]?.at ?? { x: 0, y: 0 }
      expect(distance(at, ring) / 3).toBeGreaterThan(12)
      expect(distance(at, ring) / 3).toBeLessThan(20)
      expect([size, align, runs[0]?.colour]).toEqual([11, 'middle', surfaces.dark.quiet])
      expect(box?.padX).toBeGreaterThan(0)
      for (const other of numbers.slice(i + 1)) expect(distance(at, other.at) / 3).toBeGreaterThan(10)
    })
  })
})
