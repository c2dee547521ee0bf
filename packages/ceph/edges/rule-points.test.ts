import { describe, expect, test } from 'vitest'
import { landmarkNames } from '../data/landmarks'
import type { Point } from '../geometry/point'
import { mirrored, templateFilm, without } from '../testing/template-film'
import { outlines } from '../tracing/outlines'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { lookAt } from './look'
import { edgeOfKind } from './of-kind'
import { isRulePoint, pointByRule } from './rule-points'

const film = templateFilm({ a: 10, b: 0, tx: 600, ty: 500 })
const tracingOf = (points: typeof film): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(points).map(([name, at]) => [name, { ...at, origin: 'manual' as const }])),
})
const tracing = tracingOf(film)

/** The lower face: bright bone and skin as the template has them, moved. */
const closedBy = (names: readonly string[]) =>
  outlines(film, 'right')
    .filter(({ name }) => names.includes(name))
    .flatMap(({ samples }) => samples)
const bone = [...closedBy(['symphysis_labial']), ...closedBy(['symphysis_lingual'])]
const inside = (ring: readonly Point[], { x, y }: Point): boolean =>
  ring.reduce((is, b, i) => {
    const a = ring.at(i - 1) ?? b
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !is : is
  }, false)

/** A film with the symphysis moved, bright on dark, or dark on bright. */
const shown = (by: Point, [within, beyond] = [180, 50]) => ({
  height: 2300,
  greyBy: () => (x: number, y: number) => (inside(bone, { x: x - by.x, y: y - by.y }) ? within : beyond) as number,
})
const chin = shown({ x: 9, y: 12 })
const look = (of = tracing, on = chin) => lookAt(on, of)

describe('a point by its definition', () => {
  test('lies on the film where the edge is, not where the template or the point was', () => {
    const wrong = tracingOf({ ...film, Me: { x: (film.Me?.x ?? 0) - 60, y: (film.Me?.y ?? 0) + 40 } })
    const point = pointByRule(look(wrong), 'Me', wrong)
    const lowest = Math.max(...bone.map(({ y }) => y)) + 12
    expect(Math.abs((point?.y ?? 0) - lowest)).toBeLessThan(8)
    expect(pointByRule(look(), 'Me', tracing)).toEqual(point)
  })

  test('is not guessed on an even film, nor on one that is bright outside', () => {
    for (const on of [shown({ x: 0, y: 0 }, [90, 90]), shown({ x: 0, y: 0 }, [50, 180])])
      expect(landmarkNames.filter(isRulePoint).filter(name => pointByRule(look(tracing, on), name, tracing))).toEqual([])
  })

  test('is not taken from outlines that cannot be drawn', () => {
    const few = tracingOf(without(film, ...(Object.keys(film) as (keyof typeof film)[]).filter(name => name !== 'Me')))
    expect(pointByRule(look(few), 'Prn', few)).toBeNull()
  })

  test('of a film that faces left is mirrored', () => {
    const left = tracingOf(mirrored(film))
    const on = { ...chin, greyBy: () => (x: number, y: number) => chin.greyBy()(-x, y) }
    const [there, here] = [pointByRule(look(left, on), 'Gn', left), pointByRule(look(), 'Gn', tracing)]
    expect(here).not.toBeNull()
    expect(there?.x).toBeCloseTo(-(here?.x ?? 0), 6)
  })
})

describe('the edge of a kind', () => {
  const { Gn } = film
  const near = { x: (Gn?.x ?? 0) + 14, y: (Gn?.y ?? 0) + 22 }

  test('by a place is the nearest on which bone ends', () => {
    const at = edgeOfKind(look(), 'Gn', near, tracing)
    const off = Math.min(...bone.map(({ x, y }) => Math.hypot(x + 9 - (at?.x ?? 0), y + 12 - (at?.y ?? 0))))
    expect(off).toBeLessThan(4)
  })

  test('is not one of the other kind: bright outside the bone', () => {
    expect(edgeOfKind(look(tracing, shown({ x: 9, y: 12 }, [50, 180])), 'Gn', near, tracing)).toBeNull()
  })

  test('is not asked of a point that lies on no edge', () => {
    expect(edgeOfKind(look(), 'S', near, tracing)).toBeUndefined()
    expect(edgeOfKind(look(), 'U1IncisalTip', near, tracing)).toBeUndefined()
  })
})
