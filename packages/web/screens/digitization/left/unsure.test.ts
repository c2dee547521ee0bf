import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { nextPoint, unsurePoints } from './unsure'

const detected = (errorMm: number): PlacedPoint => ({ x: 0, y: 0, origin: 'detected', confidence: 0.7, errorMm })
const tracing: Tracing = {
  ...emptyTracing,
  points: { S: detected(0.5), Go: detected(2.4), A: detected(2.1), Po: { x: 0, y: 0, origin: 'manual', errorMm: 9 } },
}
const rows = ['SNA', 'ANB', 'U1 to NA(mm)'].map(item => ({ item })) as never
const evaluation = { rows }

describe('the points to be checked', () => {
  it('are those with an expected error of 2 mm or more that nobody placed by hand', () => {
    expect(
      unsurePoints(tracing, evaluation)
        .map(one => one.name)
        .sort(),
    ).toEqual(['A', 'Go'])
  })

  it('come in the order of what they can spoil', () => {
    expect(unsurePoints(tracing, evaluation)[0]).toMatchObject({ name: 'A', items: ['SNA', 'ANB', 'U1 to NA(mm)'] })
  })

  it('are walked first, then all others, and round again', () => {
    const walk = (from: Parameters<typeof nextPoint>[2]['from'], by: 1 | -1 = 1) => nextPoint(tracing, evaluation, { from, by })
    expect([walk(null), walk('A'), walk('Go'), walk('S'), walk('Po')]).toEqual(['A', 'Go', 'S', 'Po', 'A'])
    expect(walk('A', -1)).toBe('Po')
  })
})
