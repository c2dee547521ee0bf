import { identity } from '@sella/ceph/geometry/transform'
import { register } from '@sella/ceph/superimpose/register-method'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import { describe, expect, it } from 'vitest'
import { emptyExtent, isFiniteExtent, joined } from '../scene/extent'
import { markBounds } from '../scene/marks/index'
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

  it('without records is an empty canvas', () => {
    const empty = scene('mp', { records: [], registrationPoint: null })
    expect(empty.layers.flatMap(l => l.marks)).toEqual([])
    expect(empty.toCanvas.a).toBe(1)
  })
})
