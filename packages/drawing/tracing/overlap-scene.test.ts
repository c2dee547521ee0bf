import { isHandle, isOnDemand, type LandmarkName } from '@sella/ceph/data/landmarks'
import { identity, type Similarity } from '@sella/ceph/geometry/transform'
import { register } from '@sella/ceph/superimpose/register-method'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { describe, expect, it } from 'vitest'
import { emptyExtent, extentOf, isFiniteExtent, joined } from '../scene/extent'
import { markBounds } from '../scene/marks/index'
import type { DotMark, Mark, Scene } from '../scene/scene'
import { allParts, overlapCanvas } from './overlap-parts'
import { type OverlapRecord, overlapScene } from './overlap-scene'
import { templateTracing } from './testing/template-tracing'

const first = templateTracing()
const grown = templateTracing({ Pog: { x: 1400, y: 2100 }, Gn: { x: 1380, y: 2150 } }, 'left')

const scene = (method: RegistrationName, over: Partial<Parameters<typeof overlapScene>[0]> = {}) => {
  const films = [
    { points: first.points, facing: 'right', mmPerPixel: 0.1 },
    { points: grown.points, facing: 'left', mmPerPixel: 0.1 },
  ] as const
  const registered = register(films, method)
  if (registered.status !== 'registered') throw new Error('the template registers on every line')
  const records: readonly OverlapRecord[] = [
    { id: 'one', tracing: first, facing: 'right', mmPerPixel: 0.1, move: identity, colour: '#e8ebed' },
    { id: 'two', tracing: grown, facing: 'left', mmPerPixel: 0.1, move: registered.move, colour: '#56a8ff' },
  ]
  return overlapScene({
    method,
    records,
    registrationPoint: registered.registrationPoint,
    parts: allParts,
    estimatedOutlines: true,
    pixel: 1,
    ...over,
  })
}

/** The points of a record as they are drawn, by name. */
const dots = ({ layers }: Scene, id: string): Readonly<Record<string, DotMark['at'] & { readonly fill: string }>> =>
  Object.fromEntries(
    (layers.find(layer => layer.id === id)?.marks ?? []).flatMap(mark =>
      mark.mark === 'dot' && mark.ref?.kind === 'landmark' ? [[mark.ref.name, { ...mark.at, fill: mark.fill }]] : [],
    ),
  )

describe('an overlap', () => {
  it.each(['sn', 'pp', 'mp'] as const)('on %s stands inside the canvas of the specification', method => {
    const drawn = scene(method)
    const { width, height } = overlapCanvas[method]
    expect([drawn.width, drawn.height]).toEqual([width, height])
    const marks = drawn.layers.filter(l => l.id !== 'registration').flatMap(l => l.marks)
    const all = marks.map(m => markBounds(m, 1)).reduce(joined, emptyExtent)
    expect(isFiniteExtent(all)).toBe(true)
    expect(Math.min(all.left, all.top, width - all.right, height - all.bottom)).toBeGreaterThanOrEqual(0)
  })

  it('draws the maxilla and upper teeth alone on pp', () => {
    const names = new Set(
      scene('pp')
        .layers.flatMap(l => l.marks)
        .map(m => (m.ref?.kind === 'curve' ? m.ref.name : '')),
    )
    expect(names).toContain('upper_incisor')
    expect(names).not.toContain('lower_incisor')
    expect(names).not.toContain('frontal_bone')
  })

  it('does not move when a part is hidden', () => {
    const hidden = scene('sn', { parts: { ...allParts, softTissue: false } })
    expect(hidden.toCanvas).toEqual(scene('sn').toCanvas)
    expect(hidden.layers[0]?.marks.length).toBeLessThan(scene('sn').layers[0]?.marks.length ?? 0)
  })

  it('lays the held landmark of both records on one place, whichever way a film faces', () => {
    const points = (id: string) =>
      scene('sn', { parts: { ...allParts, points: true } })
        .layers.find(l => l.id === id)
        ?.marks.find(m => m.mark === 'dot' && m.ref?.kind === 'landmark' && m.ref.name === 'S')
    const [a, b] = [points('one'), points('two')]
    if (a?.mark !== 'dot' || b?.mark !== 'dot') throw new Error('S is drawn')
    expect(b.at.x).toBeCloseTo(a.at.x, 6)
    expect(b.at.y).toBeCloseTo(a.at.y, 6)
  })

  it('held by the best fit rings its landmarks instead of drawing a line', () => {
    const marks = (over: Parameters<typeof scene>[1]) => scene('mp', over).layers.find(l => l.id === 'registration')?.marks ?? []
    const dashed = (all: ReturnType<typeof marks>) => all.filter(m => m.mark === 'line' && m.stroke.dash)
    expect(dashed(marks({}))).toHaveLength(1)
    const fit = marks({ hold: 'fit', from: ['Pog', 'Gn', 'Me'] })
    expect(dashed(fit)).toHaveLength(0)
    expect(fit.filter(m => m.mark === 'dot')).toHaveLength(4)
  })

  it('draws two films of one face alike, whatever the size of their pixels', () => {
    const points = Object.fromEntries(
      Object.entries(first.points).map(([name, { x, y, origin }]) => [name, { x: 2 * x, y: 2 * y, origin }]),
    )
    const twice = { id: 'two', tracing: { ...first, points }, facing: 'right', mmPerPixel: 0.05, move: identity } as const
    const [fine, coarse] = scene('sn', {
      records: [
        { ...twice, tracing: first, id: 'one', mmPerPixel: 0.1, colour: '#111111' },
        { ...twice, colour: '#111111' },
      ],
    }).layers
    const places = (marks: readonly Mark[] = []) =>
      marks.flatMap(mark =>
        mark.mark === 'curve' ? mark.points.map(({ x, y }) => [Math.round(x * 1e4), Math.round(y * 1e4)]) : [],
      )
    expect(places(fine?.marks).length).toBeGreaterThan(500)
    expect(places(coarse?.marks)).toEqual(places(fine?.marks))
  })

  it('carries each record by its own move: 3 mm forward and 2 mm down are as many on the canvas', () => {
    const films = (move: Similarity): readonly OverlapRecord[] => [
      { id: 'one', tracing: first, facing: 'right', mmPerPixel: 0.1, move, colour: '#111111' },
    ]
    const fitTo = films(identity)
    const sellaOf = (move: Similarity) =>
      dots(scene('sn', { records: films(move), fitTo, parts: { ...allParts, points: true } }), 'one').S
    const { a } = scene('sn', { records: fitTo }).toCanvas
    const [before, after] = [sellaOf(identity), sellaOf({ a: 1, b: 0, tx: 3, ty: 2 })]
    expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)].map(by => by / a)).toEqual([
      expect.closeTo(3, 9),
      expect.closeTo(2, 9),
    ])
  })

  it('fills the canvas in one direction, up to the margin of the specification, and stands in its middle', () => {
    for (const method of ['sn', 'pp', 'mp'] as const) {
      const { width, height, margin } = overlapCanvas[method]
      const drawn = scene(method)
      const places = drawn.layers
        .filter(({ id }) => id !== 'registration')
        .flatMap(({ marks }) => marks.flatMap(mark => (mark.mark === 'curve' ? mark.points : [])))
      const { left, right, top, bottom } = extentOf(places)
      expect(Math.min(left, top), method).toBeCloseTo(margin, 6)
      expect([(left + right) / 2, (top + bottom) / 2], method).toEqual([
        expect.closeTo(width / 2, 6),
        expect.closeTo(height / 2, 6),
      ])
    }
  })

  it('shows the points that were placed, in the colour of the record, only where they are asked for', () => {
    const shown = dots(scene('sn', { parts: { ...allParts, points: true } }), 'two')
    expect(Object.keys(shown).sort()).toEqual(
      Object.keys(grown.points)
        .filter(name => !isHandle(name as LandmarkName) && !isOnDemand(name as LandmarkName))
        .sort(),
    )
    expect(new Set(Object.values(shown).map(({ fill }) => fill))).toEqual(new Set(['#56a8ff']))
    expect(dots(scene('sn'), 'two')).toEqual({})
  })

  it('draws what nobody traced dashed, or thin and pale where dashes tell records apart, or not at all', () => {
    const strokes = (over: Parameters<typeof scene>[1] = {}) =>
      scene('sn', over).layers[0]?.marks.flatMap(mark => (mark.mark === 'curve' ? [mark.stroke] : [])) ?? []
    const estimated = strokes().filter(({ dash }) => dash)
    expect(new Set(estimated.map(({ width, opacity }) => `${width} ${opacity}`))).toEqual(new Set(['1.1 0.72']))
    expect(estimated.length).toBeGreaterThan(0)
    const traced = strokes({ estimatedOutlines: false })
    expect(traced).toHaveLength(strokes().length - estimated.length)
    expect(new Set(traced.map(({ width, dash, colour }) => `${colour} ${width} ${dash}`))).toEqual(
      new Set(['#e8ebed 1.35 undefined']),
    )
    const line = { width: 2, dash: [6, 2] }
    const records = [{ id: 'one', tracing: first, facing: 'right', mmPerPixel: 0.1, move: identity, colour: '#1', line }] as const
    expect(new Set(strokes({ records }).map(({ width, dash, opacity }) => `${width} ${dash} ${opacity}`))).toEqual(
      new Set(['2 6,2 undefined', '1.1 6,2 0.45']),
    )
  })

  it('crosses where its records are held, at any zoom alike on the screen, and dashes the line they were turned by', () => {
    for (const pixel of [1, 2.5]) {
      const drawn = scene('sn', { pixel, parts: { ...allParts, points: true } })
      const marks = drawn.layers.find(({ id }) => id === 'registration')?.marks ?? []
      const { S, Na } = dots(drawn, 'one')
      if (!S || !Na) throw new Error('S and Na are drawn')
      const ring = marks.find(mark => mark.mark === 'dot')
      expect(ring?.mark === 'dot' && [ring.at.x, ring.at.y]).toEqual([expect.closeTo(S.x, 6), expect.closeTo(S.y, 6)])
      const lines = marks.flatMap(mark => (mark.mark === 'line' ? [mark] : []))
      const spans = lines.filter(({ stroke }) => !stroke.dash).map(({ from, to }) => [to.x - from.x, to.y - from.y])
      expect(spans).toEqual([
        [expect.closeTo(20 * pixel, 9), 0],
        [0, expect.closeTo(20 * pixel, 9)],
      ])
      const [dashed] = lines.filter(({ stroke }) => stroke.dash)
      const ahead = (share: number) => ({
        x: expect.closeTo(S.x + share * (Na.x - S.x), 6),
        y: expect.closeTo(S.y + share * (Na.y - S.y), 6),
      })
      expect([dashed?.from, dashed?.to]).toEqual([ahead(-0.15), ahead(1.15)])
    }
  })

  it('held by outlines has a cross and no line, held by nothing neither', () => {
    const marks = (over: Parameters<typeof scene>[1]) => scene('mp', over).layers.find(l => l.id === 'registration')?.marks ?? []
    expect(marks({ hold: 'contours' }).map(({ mark }) => mark)).toEqual(['dot', 'line', 'line'])
    expect(marks({ registrationPoint: null })).toEqual([])
  })

  it('without records is an empty canvas', () => {
    const empty = scene('mp', { records: [], registrationPoint: null })
    expect(empty.layers.flatMap(l => l.marks)).toEqual([])
    expect(empty.toCanvas.a).toBe(1)
  })
})
