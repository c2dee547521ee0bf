import type { FrontalDefinition, FrontalKind } from '../data/frontal/items'
import { degrees, turn } from '../geometry/angle'
import { foot, signedDistance } from '../geometry/line'
import { cross, distance, dot, minus, type Point, plus, times } from '../geometry/point'
import type { FigureLine } from '../kinds/figure'
import { type FrontalFrame, type Midline, offMidline, tiltOf } from './frame'

type Z = NonNullable<FrontalFrame['z']>

/** The references a kind may be computed against, as far as it needs them. */
export interface Against {
  readonly z: Z
  readonly midline: Midline
}

type Nodes = readonly [Point, Point, Point, Point, Point, Point]

interface Kind {
  readonly on: 'nothing' | 'z' | 'midline'
  readonly gives: 'length' | 'angle' | 'ratio'
  /** Pixels, degrees or per cent; null if the points leave it undefined. */
  readonly value: (nodes: Nodes, against: Against) => number | null
  readonly lines: (nodes: Nodes, against: Against) => readonly FigureLine[]
}

const line = (from: Point, to: Point): FigureLine => ({ from, to })
const light = (from: Point, to: Point): FigureLine => ({ from, to, extension: true })

/** Degrees of the angle at `at`, 0 to 180. */
const angleAt = (a: Point, at: Point, b: Point): number => degrees(Math.abs(turn(minus(a, at), minus(b, at))))

const toMidline = ([p]: Nodes, { midline }: Against): readonly FigureLine[] => {
  const at = foot(midline.at, plus(midline.at, midline.down), p)
  return at ? [line(at, p)] : []
}

/** A level line through the right point, then down to the left point; the vertical part is the difference. */
const step = (right: Point, left: Point, axes: { readonly left: Point; readonly down: Point }): readonly FigureLine[] => {
  const corner = plus(right, times(axes.left, dot(minus(left, right), axes.left)))
  return [light(right, corner), line(corner, left)]
}

const alongMidline = (a: Point, b: Point, { down }: Midline): number => dot(minus(b, a), down)

const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole)

/**
 * Signed distance of `p` from the line a-b, positive towards the middle of the face; `isRight`: the side of the face that `a` is
 * on.
 */
const insideLine = ([a, b, p]: Nodes, { z }: Against, isRight: boolean): number | null => {
  const signed = signedDistance(a, b, p)
  if (signed === null) return null
  const inward = isRight ? z.left : times(z.left, -1)
  return cross(minus(b, a), inward) >= 0 ? signed : -signed
}

const widths = ([a, b, c, d]: Nodes): readonly FigureLine[] => [line(a, b), line(c, d)]

/** Kinds that are computed alike on both sides of the face. */
const alike: Readonly<Record<Exclude<FrontalKind, 'inside_line' | 'outside'>, Kind>> = {
  width: { on: 'nothing', gives: 'length', value: ([a, b]) => distance(a, b), lines: ([a, b]) => [line(a, b)] },
  across: {
    on: 'z',
    gives: 'length',
    value: ([from, to], { z }) => dot(minus(to, from), z.left),
    lines: ([from, to], { z }) => step(from, to, { left: z.down, down: z.left }),
  },
  lower_by_z: {
    on: 'z',
    gives: 'length',
    value: ([right, left], { z }) => dot(minus(left, right), z.down),
    lines: ([right, left], { z }) => [light(right, left), ...step(right, left, z)],
  },
  lower_by_midline: {
    on: 'midline',
    gives: 'length',
    value: ([right, left], { midline }) => alongMidline(right, left, midline),
    lines: ([right, left], { midline }) => step(right, left, midline),
  },
  to_midline: { on: 'midline', gives: 'length', value: ([p], { midline }) => Math.abs(offMidline(midline, p)), lines: toMidline },
  farther_left: {
    on: 'midline',
    gives: 'length',
    value: ([right, left], { midline }) => Math.abs(offMidline(midline, left)) - Math.abs(offMidline(midline, right)),
    lines: ([right, left, ...rest], against) => [
      ...toMidline([right, left, ...rest], against),
      ...toMidline([left, right, ...rest], against),
    ],
  },
  off_midline: { on: 'midline', gives: 'length', value: ([p], { midline }) => offMidline(midline, p), lines: toMidline },
  tilt: {
    on: 'z',
    gives: 'angle',
    value: ([right, left], { z }) => tiltOf(z, right, left),
    lines: ([right, left]) => [line(right, left)],
  },
  angle_difference: {
    on: 'nothing',
    gives: 'angle',
    value: ([a, b, c, d, e, f]) => angleAt(d, e, f) - angleAt(a, b, c),
    lines: ([a, b, c, d, e, f]) => [line(b, a), line(b, c), line(e, d), line(e, f)],
  },
  path: {
    on: 'nothing',
    gives: 'length',
    value: ([a, b, c]) => distance(a, b) + distance(b, c),
    lines: ([a, b, c]) => [line(a, b), line(b, c)],
  },
  share: {
    on: 'midline',
    gives: 'ratio',
    value: ([a, b, c, d], { midline }) => percent(alongMidline(a, b, midline), alongMidline(c, d, midline)),
    lines: ([a, b]) => [line(a, b)],
  },
  width_difference: {
    on: 'nothing',
    gives: 'length',
    value: ([a, b, c, d]) => distance(c, d) - distance(a, b),
    lines: widths,
  },
  width_ratio: {
    on: 'nothing',
    gives: 'ratio',
    value: ([a, b, c, d]) => percent(distance(a, b), distance(c, d)),
    lines: widths,
  },
}

const kindsOn = (isRight: boolean): Readonly<Record<FrontalKind, Kind>> => ({
  ...alike,
  inside_line: {
    on: 'z',
    gives: 'length',
    value: (nodes, against) => insideLine(nodes, against, isRight),
    lines: ([a, b, p]) => {
      const at = foot(a, b, p)
      return at ? [line(a, b), line(p, at)] : []
    },
  },
  outside: {
    on: 'z',
    gives: 'length',
    value: ([upper, lower], { z }) => dot(minus(upper, lower), z.left) * (isRight ? -1 : 1),
    lines: ([upper, lower], { z }) => step(lower, upper, { left: z.down, down: z.left }),
  },
})

const kinds = { right: kindsOn(true), left: kindsOn(false) }

/** The kinds by the names stored in items; `isRight`: the item's first point is on the patient's right. */
export const frontalKinds = (isRight: boolean): Readonly<Record<FrontalKind, Kind>> => (isRight ? kinds.right : kinds.left)

/** The points a kind needs in addition to its own. */
export const groundPoints = (kind: FrontalDefinition['kind']): readonly ('Cg' | 'ANS_PA' | 'Z_R' | 'Z_L')[] => {
  const { on } = frontalKinds(true)[kind]
  return on === 'midline' ? ['Cg', 'ANS_PA', 'Z_R', 'Z_L'] : on === 'z' ? ['Z_R', 'Z_L'] : []
}
