import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { templateFace } from '@sella/ceph/testing/any-face'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { nextPoint, unsurePoints } from './unsure'

/** Pixels of the template's face, 1 a mm. */
const errors = { S: 0.5, Na: 0.4, Go: 2.4, A: 7, Columella: 9 } as const
const at = (name: keyof typeof errors | 'B'): PlacedPoint => ({
  ...(templateFace[name] ?? { x: 0, y: 0 }),
  origin: 'detected',
  confidence: 0.7,
})
const tracing: Tracing = {
  ...emptyTracing,
  points: {
    ...Object.fromEntries(Object.entries(errors).map(([name, errorPx]) => [name, { ...at(name as 'S'), errorPx }])),
    B: { ...at('B'), origin: 'manual', errorPx: 9 },
  },
}
const steiner = builtInAnalyses.find(each => each.items.includes('SNA'))
if (!steiner) throw new Error('no analysis holds SNA')
const evaluation = evaluate(
  tracing,
  { ...steiner, items: ['SNA', 'ANB'] },
  { dentition: 'permanent', sex: null },
  { assumeScale: true },
)

describe('the points to be checked', () => {
  it('are those with an expected error of 2 mm or more that nobody placed by hand', () => {
    const names = unsurePoints(tracing, evaluation).map(point => point.name)
    expect(names.toSorted()).toEqual(['A', 'Columella', 'Go'])
  })

  it('come in the order of what they can spoil, not of their error, with the values they can bring into another class', () => {
    const [first, ...rest] = unsurePoints(tracing, evaluation)
    expect(first).toMatchObject({ name: 'A', items: ['ANB', 'SNA'] })
    expect(rest.map(point => [point.name, point.items])).toEqual([
      ['Columella', []],
      ['Go', []],
    ])
  })

  it('tell no value that stays in its class whatever they are off', () => {
    const sure = { ...tracing, points: { ...tracing.points, A: { ...at('A'), errorPx: 2.1 } } }
    const read = evaluate(
      sure,
      { ...steiner, items: ['SNA', 'ANB'] },
      { dentition: 'permanent', sex: null },
      { assumeScale: true },
    )
    expect(unsurePoints(sure, read).find(point => point.name === 'A')?.items).toEqual([])
  })

  it('are walked first, then all others, and round again', () => {
    const walk = (from: Parameters<typeof nextPoint>[2]['from'], by: 1 | -1 = 1) => nextPoint(tracing, evaluation, { from, by })
    expect([walk(null), walk('A'), walk('Columella'), walk('Go'), walk('S'), walk('Na'), walk('B')]).toEqual([
      'A',
      'Columella',
      'Go',
      'S',
      'Na',
      'B',
      'A',
    ])
    expect(walk('A', -1)).toBe('B')
  })

  it('go on where the walk stood when the point in hand was moved and waits no longer', () => {
    const [A] = [tracing.points.A]
    if (!A) throw new Error('no A')
    const moved: Tracing = { ...tracing, points: { ...tracing.points, A: { x: A.x, y: A.y, origin: 'manual' } } }
    const walk = (ahead: readonly ('Columella' | 'Go')[]) =>
      nextPoint(moved, evaluation, { from: 'A', by: 1, queue: unsurePoints(moved, { ...evaluation }), ahead })
    expect(walk(['Columella', 'Go'])).toBe('Columella')
    expect(walk(['Go'])).toBe('Go')
    expect(walk([])).not.toBe('Columella')
  })
})
