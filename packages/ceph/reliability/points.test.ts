import { expect, it } from 'vitest'
import { emptyTracing, type PlacedPoint, type Tracing } from '../tracing/tracing'
import { ownError } from './own-error'
import { pointAgreement, type Reread } from './points'

const at = (x: number, y: number, origin: PlacedPoint['origin'] = 'manual'): PlacedPoint => ({ x, y, origin })

/** A face whose S-Na is level and 718 pixels long, so that 10 pixels are 1 mm; A is placed `forward` and `down` mm from its first place. */
const placed = (forward: number, down: number): Tracing => ({
  ...emptyTracing,
  points: { S: at(1000, 900), Na: at(1718, 900), A: at(1700 + 10 * forward, 1400 + 10 * down) },
})

const moved = (moves: readonly (readonly [forward: number, down: number])[]): readonly Reread[] =>
  moves.map(([forward, down], i) => ({ film: `${i}`, first: placed(0, 0), second: placed(forward, down) }))

it('a point is told by the definitions: distance, Dahlberg either way, bias, and who lies within 2 mm', () => {
  const agreement =
    pointAgreement(
      'A',
      moved([
        [3, 4],
        [0, 2],
        [-1, 0],
        [0, 0],
      ]),
    ) ?? expect.unreachable()
  expect(agreement).toMatchObject({ name: 'A', n: 4, within: 0.75 })
  // 5, 2, 1 and 0 mm apart: the farthest is found at none of the distances of ISBI, nor lost where one more lies at 2.5.
  expect(agreement.further.map(({ mm, share }) => [mm, share])).toEqual([
    [2.5, 0.75],
    [3, 0.75],
    [4, 0.75],
  ])
  expect(agreement.meanDistance).toBeCloseTo((5 + 2 + 1 + 0) / 4, 9)
  expect(agreement.forward).toBeCloseTo(Math.sqrt((9 + 1) / 8), 9)
  expect(agreement.down).toBeCloseTo(Math.sqrt((16 + 4) / 8), 9)
  expect(agreement.biasForward).toBeCloseTo(0.5, 9)
  expect(agreement.biasDown).toBeCloseTo(1.5, 9)
})

it('success is counted at each distance of ISBI, with the score interval', () => {
  const films = moved([1.9, 2.4, 2.9, 3.9, 4.1].map(forward => [forward, 0] as const))
  const { within, further } = pointAgreement('A', films) ?? expect.unreachable()
  expect([within, ...further.map(({ share }) => share)]).toEqual([0.2, 0.4, 0.6, 0.8])
  // Newcombe 1998, method 3, for 4 of 5.
  expect(further[2]?.interval).toEqual([expect.closeTo(0.3755, 3), expect.closeTo(0.9638, 3)])
})

it('forward is along S-Na and down at right angles to it, on a film that is tilted and one that looks left', () => {
  const tilted = (side: 1 | -1, by: number): Tracing => {
    const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
    const turn = (x: number, y: number) => at(1500 + side * (x * cos - y * sin), 1500 + x * sin + y * cos)
    return { ...emptyTracing, points: { S: turn(0, 0), Na: turn(718, 0), A: turn(600 + 20 * by, 500 + 10 * by) } }
  }
  for (const side of [1, -1] as const) {
    const agreement = pointAgreement('A', [{ film: 'x', first: tilted(side, 0), second: tilted(side, 1) }])
    expect(agreement?.biasForward).toBeCloseTo(2, 9)
    expect(agreement?.biasDown).toBeCloseTo(1, 9)
  }
})

it('without S and Na forward is where the face looks, level', () => {
  const film = (side: 1 | -1, by: number): Tracing => ({
    ...emptyTracing,
    points: { Or: at(500 + side * 700, 500), Po: at(500, 500), A: at(500 + side * (720 + by), 800) },
  })
  for (const side of [1, -1] as const) {
    const agreement = pointAgreement('A', [{ film: 'x', first: film(side, 0), second: film(side, 30) }])
    expect(agreement?.biasForward).toBeGreaterThan(0.5)
    expect(agreement?.biasDown).toBeCloseTo(0, 9)
  }
})

it('a point that no film has twice is told of by nothing', () => {
  const [film] = moved([[1, 1]])
  if (!film) return expect.unreachable()
  expect(pointAgreement('B', [film])).toBeNull()
  expect(pointAgreement('A', [{ ...film, second: { ...film.second, points: {} } }])).toBeNull()
  expect(pointAgreement('A', [])).toBeNull()
  const alone: Tracing = { ...emptyTracing, points: { A: at(1, 1) } }
  expect(pointAgreement('A', [{ film: '', first: alone, second: alone }])).toBeNull()
})

/** `count` films of which `good` have A where it was, the others 5 mm off. */
const share = (good: number, count: number) =>
  pointAgreement('A', moved(Array.from({ length: count }, (_, i) => (i < good ? ([0, 0] as const) : ([3, 4] as const)))))
    ?.withinInterval

it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [20, 20, 0.8389, 1],
])('%i of %i: the score interval of Newcombe 1998, table I', (good, count, low, high) => {
  const [from, to] = share(good, count) ?? expect.unreachable()
  expect(from).toBeCloseTo(low, 4)
  expect(to).toBeCloseTo(high, 4)
  expect(from).toBeGreaterThanOrEqual(0)
  expect(to).toBeLessThanOrEqual(1)
})

it('a doctor’s own error is half the covariance of the differences about their mean, divisor n - 1', () => {
  // Twelve films: forward 1 and 3 by turns (mean 2), down 0, 0, 4, 4 by turns (mean 2): not correlated.
  const forward = (i: number): number => (i % 2 ? 3 : 1)
  const films = (down: (i: number) => number) => moved(Array.from({ length: 12 }, (_, i) => [forward(i), down(i)] as const))
  const apart = ownError(
    'A',
    films(i => (i % 4 < 2 ? 0 : 4)),
  )
  expect(apart?.films).toBe(12)
  expect(apart?.forwardMm).toBeCloseTo(Math.sqrt(12 / 11 / 2), 9)
  expect(apart?.downMm).toBeCloseTo(Math.sqrt(48 / 11 / 2), 9)
  expect(apart?.correlation).toBeCloseTo(0, 9)
  expect(
    ownError(
      'A',
      films(i => 5 - 2 * forward(i)),
    )?.correlation,
  ).toBeCloseTo(-1, 9)
  // A third of the films moves down with forward, the others not: covariance 4 / 11 by hand.
  expect(
    ownError(
      'A',
      films(i => (i < 4 ? forward(i) : 2)),
    )?.correlation,
  ).toBeCloseTo(4 / Math.sqrt(12 * 4), 9)
})

it('nothing is told where the readings differ one way only', () => {
  expect(ownError('A', moved(Array.from({ length: 12 }, (_, i) => [i % 2, 1] as const)))).toBeNull()
})
