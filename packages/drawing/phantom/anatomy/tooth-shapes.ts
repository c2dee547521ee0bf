import { templatePoints } from '@sella/ceph/data/template'
import { midpoint, type Point } from '@sella/ceph/geometry/point'
import type { Group } from '../groups'
import type { Body } from '../placement'

/** One tooth on the film, in film mm. */
export interface Tooth {
  readonly outline: readonly Point[]
  /** The part covered with enamel. */
  readonly crown: readonly Point[]
  readonly pulps: readonly (readonly Point[])[]
}

/** A single-rooted tooth in the template: centre of its chewing edge, inclination of its axis towards the root, sizes in mm. */
interface Single {
  readonly jaw: 'upperArch' | 'lowerArch' | 'upperIncisor' | 'lowerIncisor'
  readonly x: number
  readonly y: number
  readonly lean: number
  readonly width: number
  readonly crown: number
  readonly length: number
  readonly cusp: number
  readonly weight: number
}

const singles: readonly Single[] = [
  { jaw: 'upperArch', x: 53.4, y: 70.3, lean: -0.06, width: 6.6, crown: 7.2, length: 20.5, cusp: 1.1, weight: 0.62 },
  { jaw: 'upperArch', x: 60, y: 71.9, lean: -0.12, width: 6.7, crown: 8, length: 21, cusp: 1.3, weight: 0.62 },
  { jaw: 'upperArch', x: 66, y: 74.3, lean: -0.24, width: 6.6, crown: 9.5, length: 26, cusp: 2, weight: 0.6 },
  { jaw: 'upperIncisor', x: 71.4, y: 75, lean: -0.36, width: 5.2, crown: 9, length: 21.5, cusp: 0.6, weight: 0.5 },
  { jaw: 'lowerArch', x: 55.2, y: 70.8, lean: -0.14, width: 6.8, crown: 7.4, length: 21.5, cusp: 1.1, weight: 0.62 },
  { jaw: 'lowerArch', x: 61.6, y: 71.6, lean: -0.22, width: 6.6, crown: 8.4, length: 22, cusp: 1.5, weight: 0.62 },
  { jaw: 'lowerArch', x: 66.6, y: 71.8, lean: -0.36, width: 5.8, crown: 9.8, length: 25, cusp: 1.9, weight: 0.6 },
  { jaw: 'lowerIncisor', x: 69.6, y: 73, lean: -0.55, width: 4.6, crown: 8.5, length: 20.5, cusp: 0.5, weight: 0.5 },
]

/**
 * Half-width of a single-rooted tooth relative to its full width, at fractions of the crown (0 to 1) and of the root (1 to 2).
 */
const halfWidth = (t: number): number =>
  t < 1 ? 0.3 + 0.24 * Math.sin(Math.PI * (0.12 + 0.62 * t)) : 0.45 * (1 - (t - 1) ** 1.7) + 0.035

const single = (body: Body, s: Single): Tooth => {
  const up = s.jaw === 'upperArch' || s.jaw === 'upperIncisor' ? -1 : 1
  const lay = (t: number, side: number): Point => {
    const along = t < 1 ? t * s.crown : s.crown + (t - 1) * (s.length - s.crown)
    const w = side * s.width * (t <= 0 ? 0.3 : halfWidth(t)) + s.lean * along
    const tip = t <= 0 ? s.cusp * (1 - Math.abs(side)) : 0
    return body.at(s.jaw, s.x + w, s.y + up * (along - tip), s.x)
  }
  const range = (from: number, to: number, n: number): number[] =>
    Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n)
  const cap = [-1, -0.5, 0, 0.5, 1].map(side => lay(0, side))
  const right = range(0.1, 2, 18).map(t => lay(t, 1))
  const left = range(2, 0.1, 18).map(t => lay(t, -1))
  const neckRight = range(0.1, 1, 8).map(t => lay(t, 1))
  const neckLeft = range(1, 0.1, 8).map(t => lay(t, -1))
  return {
    outline: [...cap, ...right, ...left],
    crown: [...cap, ...neckRight, lay(0.86, 0), ...neckLeft],
    pulps: [range(0.55, 1.85, 8).map(t => lay(t, 0))],
  }
}

/** Splits an outline of the skeleton into the whole tooth and its enamel cap, which ends at `share` of the way to the apex. */
const parted = (outline: readonly Point[], tip: Point, apex: Point, share: number): readonly Point[] => {
  const [dx, dy] = [apex.x - tip.x, apex.y - tip.y]
  const length2 = dx * dx + dy * dy
  return outline.filter(p => ((p.x - tip.x) * dx + (p.y - tip.y) * dy) / length2 <= share)
}

const incisor = (body: Body, jaw: 'upper' | 'lower'): Tooth => {
  const outline = body.curve(jaw === 'upper' ? 'upper_incisor' : 'lower_incisor')
  const [tip, apex] =
    jaw === 'upper'
      ? [body.point('U1IncisalTip'), body.point('U1RootTip')]
      : [body.point('L1IncisalTip'), body.point('L1RootTip')]
  const on = (t: number): Point => ({ x: tip.x + (apex.x - tip.x) * t, y: tip.y + (apex.y - tip.y) * t })
  return { outline, crown: parted(outline, tip, apex, 0.43), pulps: [[0.3, 0.5, 0.7, 0.92].map(on)] }
}

const molar = (body: Body, jaw: 'upper' | 'lower', shift: Point): Tooth => {
  const group: Group = jaw === 'upper' ? 'upperArch' : 'lowerArch'
  const to = (p: Point): Point => {
    const q = body.toTemplate(p.x, p.y)
    const home = body.toTemplate(...pair(body.at(group, 45, 69)))
    const there = body.toTemplate(...pair(body.at(group, 45 + shift.x, 69 + shift.y, 45 + shift.x)))
    return body.fromTemplate(q.x + there.x - home.x, q.y + there.y - home.y)
  }
  const outline = body.curve(jaw === 'upper' ? 'upper_molar' : 'lower_molar').map(to)
  const [m, d] = jaw === 'upper' ? (['U6Mesial', 'U6Distal'] as const) : (['L6Mesial', 'L6Distal'] as const)
  const top = to(midpoint(body.point(m), body.point(d)))
  const ends = (jaw === 'upper' ? (['UM19', 'UM13'] as const) : (['LM19', 'LM13'] as const)).map(name => to(body.point(name)))
  const end = midpoint(ends[0] as Point, ends[1] as Point)
  const between = (e: Point, t: number): Point => ({ x: top.x + (e.x - top.x) * t, y: top.y + (e.y - top.y) * t })
  return { outline, crown: parted(outline, top, end, 0.24), pulps: ends.map(e => [0.12, 0.4, 0.7, 0.93].map(t => between(e, t))) }
}

const pair = (p: Point): readonly [number, number] => [p.x, p.y]

const moved = (tooth: Tooth, dx: number, dy: number): Tooth => {
  const m = (points: readonly Point[]): readonly Point[] => points.map(p => ({ x: p.x + dx, y: p.y + dy }))
  return { outline: m(tooth.outline), crown: m(tooth.crown), pulps: tooth.pulps.map(m) }
}

/**
 * Every tooth from the second molar forward, and the opposite side's, slightly behind and above (the head is never perfectly
 * straight).
 */
export const toothRows = (body: Body): readonly { readonly tooth: Tooth; readonly weight: number }[] => {
  const spee = templatePoints.U6Mesial.x - templatePoints.U6Distal.x
  const molars = (['upper', 'lower'] as const).flatMap(jaw => [
    molar(body, jaw, { x: 0, y: 0 }),
    molar(body, jaw, { x: -spee, y: jaw === 'upper' ? -1.6 : -2 }),
  ])
  const sides = [
    ...molars.map(tooth => ({ tooth, weight: 0.62 })),
    ...singles.map(s => ({ tooth: single(body, s), weight: s.weight })),
  ]
  const other = sides.map(row => ({ tooth: moved(row.tooth, -1.5, -0.7), weight: row.weight * 0.7 }))
  return [...other, ...sides, { tooth: incisor(body, 'upper'), weight: 0.9 }, { tooth: incisor(body, 'lower'), weight: 0.85 }]
}
