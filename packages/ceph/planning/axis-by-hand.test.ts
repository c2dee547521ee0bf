import { expect, it } from 'vitest'
import { segments } from '../data/planning/segments'
import { type ReaderErrors, readerErrors } from '../data/reader-errors'
import { radians } from '../geometry/angle'
import { distance } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { templateFace } from '../testing/any-face'
import { ruledTracing } from '../testing/ruled-tracing'
import { planFrame } from './frame'
import { personalAxis } from './personal-axis'

const closed = ruledTracing(templateFace, 10)
const { Co, L1IncisalTip } = templateFace
const frame = planFrame(closed.points, 'FH', 1)
if (!Co || !L1IncisalTip || !frame) throw new Error('the template has condylion and lower incisor')
/** 5 mm behind and 17 mm below condylion. */
const by = frame.shiftToImage({ x: -5, y: 17 })
const turn = turnAbout(radians(6), { x: Co.x + by.x, y: Co.y + by.y })
const carried: readonly string[] = segments.MDA.carries.filter(name => name !== 'Ar')
const open = ruledTracing(
  Object.fromEntries(Object.entries(templateFace).map(([name, at]) => [name, carried.includes(name) ? apply(turn, at) : at])),
  10,
)
const of = (days: readonly [string, string], first = closed, second = open, readers: ReaderErrors = readerErrors) =>
  personalAxis({ tracing: first, day: days[0] }, { tracing: second, day: days[1] }, { reference: 'FH', doubted: false, readers })
const axisOf = (...given: Parameters<typeof of>) => {
  const axis = of(...given)
  return axis.status === 'found' ? axis : expect.unreachable(axis.status)
}
const day = ['2026-01-01', '2026-01-01'] as const

it('an opening of 6° about a known axis gives the axis, the turn and the way of the incisal edge', () => {
  const { axis, turn: degrees, opening, residual, beyondStudy, unsure } = axisOf(day, closed, open, {})
  expect([axis.x, axis.y, degrees]).toEqual([expect.closeTo(-5, 6), expect.closeTo(17, 6), expect.closeTo(6, 6)])
  expect(opening).toBeCloseTo(distance(L1IncisalTip, apply(turn, L1IncisalTip)), 6)
  expect(residual).toBeCloseTo(0, 6)
  expect([beyondStudy, unsure]).toEqual([Math.round((opening ?? 0) * 10) > 100, []])
})

it('without an error of the points the axis has none, with them it has', () => {
  expect(axisOf(day, closed, open, {}).error).toEqual({ x: 0, y: 0 })
  const { error } = axisOf(day)
  expect(Math.min(error.x, error.y)).toBeGreaterThan(0.3)
})

it('films up to 30 days apart are of one sitting, whichever was first; others, and those without a date, may hold growth', () => {
  const apart = (first: string, second: string) => axisOf([first, second], closed, open, {}).unsure.includes('apart')
  expect([apart('2026-01-01', '2026-01-31'), apart('2026-01-31T10:00', '2026-01-01')]).toEqual([false, false])
  expect([apart('2026-01-01', '2026-02-01'), apart('2026-02-01', '2026-01-01'), apart('', '2026-01-01')]).toEqual([
    true,
    true,
    true,
  ])
})

it('what skull or mandible changed in shape is left, the greater of the two', () => {
  const points = {
    ...open.points,
    Go: { ...(open.points.Go ?? { x: 0, y: 0, origin: 'manual' as const }), y: (open.points.Go?.y ?? 0) + 8 },
  }
  expect(axisOf(day, closed, { ...open, points }, {}).residual).toBeGreaterThan(1)
  const skull = {
    ...open.points,
    Ba: { ...(open.points.Ba ?? { x: 0, y: 0, origin: 'manual' as const }), y: (open.points.Ba?.y ?? 0) + 8 },
  }
  expect(axisOf(day, closed, { ...open, points: skull }, {}).residual).toBeGreaterThan(1)
})

it('is none of one film twice, nor where a film lacks Co, Go, Me, S or Na', () => {
  expect(of(day, closed, closed)).toMatchObject({ status: 'too-little', turn: expect.closeTo(0, 9) })
  for (const name of ['Co', 'Go', 'Me', 'S', 'Na'] as const) {
    const { [name]: _, ...points } = open.points
    expect(of(day, closed, { ...open, points })).toEqual({ status: 'missing', why: 'missing-points', needs: [name] })
    const { [name]: __, ...before } = closed.points
    expect(of(day, { ...closed, points: before }, open)).toEqual({ status: 'missing', why: 'missing-points', needs: [name] })
  }
})
