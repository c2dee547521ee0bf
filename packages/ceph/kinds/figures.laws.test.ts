import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degrees, heading } from '../geometry/angle'
import { signedDistance } from '../geometry/line'
import { distance, minus, type Point } from '../geometry/point'
import { evenly } from '../testing/evenly'
import { pointKinds } from '.'
import type { Figure } from './figure'
import { corner, plumb, twoLines, wedge } from './figures'

const coordinate = evenly(-1000, 1000)
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
const five = fc
  .tuple(point, point, point, point, point)
  .filter(all => all.every((p, i) => all.slice(i + 1).every(q => distance(p, q) > 20)))

type Name = keyof typeof pointKinds
type Drawing = {
  readonly value: (nodes: readonly Point[]) => number | null
  readonly figure: (nodes: readonly Point[]) => Figure
}
const kind = (name: Name) => pointKinds[name] as unknown as Drawing
const at = (x: number, y: number): Point => ({ x, y })
const direction = (from: Point, to: Point): number => heading(minus(to, from))
const sameWay = (a: number, b: number) => expect(Math.cos(a - b)).toBeCloseTo(1, 9)
const liesOn = (a: Point, b: Point, p: Point) => expect(signedDistance(a, b, p) ?? Number.NaN).toBeCloseTo(0, 4)

describe('the wedge that is drawn is the angle that is measured', () => {
  const signed = ['angle_two_lines', 'angle_unsigned', 'angle_minus_90'] as const
  it.each(signed)('%s: as large, of the same sign, from the first line to the second, where both meet', name => {
    fc.assert(
      fc.property(five, ([a, b, c, d]) => {
        const nodes = [a, b, c, d]
        const [arc] = kind(name).figure(nodes).arcs
        if (!arc) return
        expect(degrees(arc.sweep)).toBeCloseTo(kind(name).value(nodes) ?? Number.NaN, 6)
        sameWay(arc.start + arc.sweep, direction(c, d))
        sameWay(arc.start, direction(a, b) + (name === 'angle_minus_90' ? Math.PI / 2 : 0))
        liesOn(a, b, arc.at)
        liesOn(c, d, arc.at)
      }),
    )
  })

  it('an angle at a vertex opens from its one side to its other', () => {
    fc.assert(
      fc.property(five, ([a, b, c]) => {
        const { arcs, lines } = kind('angle_vertex').figure([a, b, c])
        expect(degrees(Math.abs(arcs[0]?.sweep ?? 0))).toBeCloseTo(kind('angle_vertex').value([a, b, c]) ?? Number.NaN, 6)
        sameWay(arcs[0]?.start ?? Number.NaN, direction(b, a))
        sameWay((arcs[0]?.start ?? 0) + (arcs[0]?.sweep ?? 0), direction(b, c))
        expect([arcs[0]?.at, lines]).toEqual([
          b,
          [
            { from: b, to: a },
            { from: b, to: c },
          ],
        ])
      }),
    )
  })

  it('a bend opens from the way straight on to the way taken, which is drawn half as far', () => {
    fc.assert(
      fc.property(five, ([a, b, c]) => {
        const { arcs, lines } = kind('180_minus_angle').figure([a, b, c])
        expect(degrees(Math.abs(arcs[0]?.sweep ?? 0))).toBeCloseTo(kind('180_minus_angle').value([a, b, c]) ?? Number.NaN, 6)
        sameWay(arcs[0]?.start ?? Number.NaN, direction(a, b))
        sameWay((arcs[0]?.start ?? 0) + (arcs[0]?.sweep ?? 0), direction(b, c))
        const on = lines[2]
        expect([lines[0], lines[1], on?.from, on?.extension]).toEqual([{ from: b, to: a }, { from: b, to: c }, b, true])
        sameWay(direction(on?.from ?? b, on?.to ?? b), direction(a, b))
        expect(distance(b, on?.to ?? b)).toBeCloseTo(distance(a, b) / 2, 9)
      }),
    )
  })

  it('the soft-tissue angle is drawn to the lip that decides it', () => {
    fc.assert(
      fc.property(five, nodes => {
        const { arcs, lines } = kind('soft_tissue_angle_5').figure(nodes)
        const value = kind('soft_tissue_angle_5').value(nodes) ?? Number.NaN
        const [a, b, chin, upper, lower] = nodes
        const angle = (lip: Point) => {
          const between = Math.abs(direction(lip, chin) - direction(b, a))
          return degrees(Math.min(between, 2 * Math.PI - between))
        }
        expect(value).toBeCloseTo(Math.min(angle(upper), angle(lower)), 6)
        expect(lines[1]).toEqual({ from: angle(lower) < angle(upper) ? lower : upper, to: chin })
        if (arcs[0]) expect(degrees(Math.abs(arcs[0].sweep))).toBeCloseTo(value, 6)
      }),
    )
  })
})

describe('the line that is drawn is the length that is measured', () => {
  const measured: readonly (readonly [Name, number, number])[] = [
    ['distance_two_points', 2, 0],
    ['vertical_distance', 2, 0],
    ['distance_along_line', 4, 0],
    ['distance_perp_line_signed', 4, 0],
    ['distance_perp_line', 4, 0],
    ['point_to_line_signed', 3, 1],
    ['distance_to_mandibular_plane', 3, 1],
    ['distance_to_palatal_plane', 3, 1],
  ]
  it.each(measured)('%s', (name, takes, which) => {
    fc.assert(
      fc.property(five, all => {
        const nodes = all.slice(0, takes)
        const { lines, arcs } = kind(name).figure(nodes)
        const line = lines[which]
        expect(distance(line?.from ?? at(0, 0), line?.to ?? at(0, 0))).toBeCloseTo(
          Math.abs(kind(name).value(nodes) ?? Number.NaN),
          6,
        )
        expect([line?.extension, arcs]).toEqual([undefined, []])
      }),
    )
  })

  it.each(['distance_along_line', 'distance_perp_line_signed', 'vertical_distance'] as const)(
    '%s ends at its second point or begins there, with a lighter line to where it turns at right angles',
    name => {
      fc.assert(
        fc.property(five, all => {
          const vertical = name === 'vertical_distance'
          const nodes = vertical ? all.slice(0, 2) : all.slice(0, 4)
          const [length, light] = kind(name).figure(nodes).lines
          if (!length || !light) throw new Error('two lines')
          const [from, to] = vertical ? [nodes[1], nodes[0]] : [nodes[2], nodes[3]]
          expect([light.from, light.extension, light.to, length.to]).toEqual([from, true, length.from, to])
          const along = vertical ? Math.PI / 2 : direction(nodes[0] ?? at(0, 0), nodes[1] ?? at(0, 0))
          const own = direction(length.from, length.to)
          if (distance(length.from, length.to) > 1)
            expect(Math.abs(name === 'distance_perp_line_signed' ? Math.cos(own - along) : Math.sin(own - along))).toBeCloseTo(
              0,
              6,
            )
        }),
      )
    },
  )

  it('distances to a plane have no sign; that to a line has, in front of it positive', () => {
    for (const name of ['distance_to_mandibular_plane', 'distance_to_palatal_plane'] as const)
      for (const y of [4, -4]) expect(kind(name).value([at(3, y), at(0, 0), at(10, 0)])).toBe(4)
    expect(pointKinds.distance_to_mandibular_plane.fixed).toEqual(['Go', 'Me'])
    expect(pointKinds.distance_to_palatal_plane.fixed).toEqual(['PNS', 'ANS'])
    expect(kind('distance_two_points').value([at(1, 1), at(4, 5)])).toBe(5)
  })
})

describe('lines that are drawn to where they meet', () => {
  const arc = (meeting: Point, ab: Point, cd: Point) => wedge(meeting, ab, heading(cd))

  it('are prolonged from their nearer end, lighter, and only as far as they do not reach', () => {
    const beyond = twoLines([at(0, 0), at(10, 0), at(20, -10), at(20, -5)], arc)
    expect(beyond.lines.slice(2)).toEqual([
      { from: at(10, 0), to: at(20, 0), extension: true },
      { from: at(20, -5), to: at(20, 0), extension: true },
    ])
    const before = twoLines([at(10, 0), at(0, 0), at(20, -10), at(20, 10)], arc)
    expect(before.lines.slice(2)).toEqual([{ from: at(10, 0), to: at(20, 0), extension: true }])
    expect(twoLines([at(0, 0), at(10, 0), at(5, -5), at(5, 5)], arc).lines).toHaveLength(2)
    expect(twoLines([at(0, 0), at(10, 0), at(10, 0), at(10, 5)], arc).lines).toHaveLength(2)
    expect(beyond.arcs).toEqual([{ at: at(20, 0), start: 0, sweep: Math.PI / 2 }])
  })

  it('further away than four times the longer one, or parallel, they are drawn as they are', () => {
    const meetingAt = (x: number) => twoLines([at(0, 0), at(10, 0), at(x, -5), at(x, -15)], arc)
    expect([meetingAt(50).arcs.length, meetingAt(50.1).arcs.length, meetingAt(50.1).lines.length]).toEqual([1, 0, 2])
    const far = (y: number) => twoLines([at(0, 0), at(10, 0), at(5, y), at(5, y + 10)], arc)
    expect([far(40).arcs.length, far(41).arcs.length]).toEqual([1, 0])
    expect(twoLines([at(0, 0), at(10, 0), at(0, 5), at(10, 5)], arc)).toEqual({
      lines: [
        { from: at(0, 0), to: at(10, 0) },
        { from: at(0, 5), to: at(10, 5) },
      ],
      arcs: [],
    })
  })

  it('a plumb line falls on its foot, with the line prolonged to it; onto nothing it is nothing', () => {
    expect(plumb(at(0, 0), at(10, 0), at(14, 3)).lines).toEqual([
      { from: at(0, 0), to: at(10, 0) },
      { from: at(14, 3), to: at(14, 0) },
      { from: at(10, 0), to: at(14, 0), extension: true },
    ])
    expect(plumb(at(0, 0), at(10, 0), at(-4, 3)).lines[2]).toEqual({ from: at(0, 0), to: at(-4, 0), extension: true })
    expect(plumb(at(0, 0), at(10, 0), at(4, 3)).lines).toHaveLength(2)
    expect(plumb(at(0, 0), at(0, 0), at(4, 3))).toEqual({ lines: [], arcs: [] })
    expect(corner(at(1, 0), at(0, 0), at(0, 1)).arcs).toEqual([{ at: at(0, 0), start: 0, sweep: Math.PI / 2 }])
  })
})
