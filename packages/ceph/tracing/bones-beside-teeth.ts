import type { OutlineName } from '../data/outlines'
import type { OutlineKnotName } from '../data/template'
import { smoothCurve } from '../geometry/curve'
import { distance, type Point } from '../geometry/point'
import type { FilledOutline, OutlinePoint } from './filled-outline'

/** The ends of the bone outlines at a tooth's neck, and the side of the tooth's axis on which they run. */
interface BesideTooth {
  readonly tooth: OutlineName
  readonly side: 'front' | 'back'
  readonly points: readonly OutlineKnotName[]
}

const besideTeeth: Readonly<Partial<Record<OutlineName, BesideTooth>>> = {
  maxilla_anterior: { tooth: 'upper_incisor', side: 'front', points: ['MA4', 'MA5'] },
  palate: { tooth: 'upper_incisor', side: 'back', points: ['PL1', 'PL2'] },
  symphysis_labial: { tooth: 'lower_incisor', side: 'front', points: ['SL1', 'SL2'] },
  symphysis_lingual: { tooth: 'lower_incisor', side: 'back', points: ['SG6', 'SG7'] },
}

/** A tooth's outline and its axis from edge to apex. */
interface Tooth {
  readonly ring: readonly Point[]
  readonly edge: Point
  readonly apex: Point
}

const teeth = new WeakMap<FilledOutline, Tooth | null>()

/** A tooth whose edge and apex are both placed; a tooth known only from the template does not move bone. */
function toothOf(outline: FilledOutline): Tooth | null {
  const before = teeth.get(outline)
  if (before !== undefined) return before
  const placed = (name: string | undefined) => outline.points.find(point => point.name === name && point.origin === 'placed')
  const [edge, apex] = [placed(outline.plan.row.anchors[0]), placed(outline.plan.row.anchors[1])]
  const tooth = edge && apex ? { ring: smoothCurve(outline.points, true), edge, apex } : null
  teeth.set(outline, tooth)
  return tooth
}

/** Whether a point lies within a closed line of samples: counts the crossings of a ray to the right. */
const isWithin = ({ x, y }: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, b, i) => {
    const a = ring[(i + ring.length - 1) % ring.length] as Point
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside
  }, false)

/** Whether a point is on the labial side of the tooth's axis. `sign`: 1 if the face looks right, -1 if it looks left. */
const isBefore = ({ x, y }: Point, { edge, apex }: Tooth, sign: 1 | -1): boolean =>
  Math.sign(sign * ((x - apex.x) * (edge.y - apex.y) - (y - apex.y) * (edge.x - apex.x))) === Math.sign(edge.y - apex.y)

const nearest = (p: Point, line: readonly Point[]): Point =>
  line.reduce((best, q) => (distance(p, q) < distance(p, best) ? q : best))

/**
 * The new place of a bone point that lies within a tooth: the nearest place on the given side of the tooth; null for a point
 * outside.
 */
function placeBeside(point: OutlinePoint, tooth: Tooth, side: 'front' | 'back', sign: 1 | -1): Point | null {
  if (!isWithin(point, tooth.ring)) return null
  const half = tooth.ring.filter(p => isBefore(p, tooth, sign) === (side === 'front'))
  return half.length > 0 ? nearest(point, half) : null
}

interface LastFit {
  readonly outline: FilledOutline
  readonly tooth: FilledOutline
  readonly sign: 1 | -1
  readonly kept: FilledOutline
}

/** Outlines of the last film requested: the same input returns the same object. A cache only. */
const last = new Map<OutlineName, LastFit>()

function movedBesideTooth(
  outline: FilledOutline,
  { side, points }: BesideTooth,
  tooth: FilledOutline,
  sign: 1 | -1,
): FilledOutline {
  const before = last.get(outline.plan.name)
  if (before?.outline === outline && before.tooth === tooth && before.sign === sign) return before.kept
  const own = toothOf(tooth)
  const moved = outline.points.map(point => {
    const asked = own && point.origin === 'estimated' && points.includes(point.name)
    const place = asked ? placeBeside(point, own, side, sign) : null
    return place ? { ...point, x: place.x, y: place.y, movedOut: true as const } : point
  })
  const kept = moved.every((point, i) => point === outline.points[i]) ? outline : { ...outline, points: moved }
  last.set(outline.plan.name, { outline, tooth, sign, kept })
  return kept
}

/**
 * Moves the estimated points of bone outlines that end at an incisor's neck from within the tooth to beside it. They remain
 * estimated, because nothing on the film confirms their place. Image pixels; `sign`: 1 if the face looks right, -1 if it looks
 * left.
 */
export function bonesBesideTeeth(filled: readonly FilledOutline[], sign: 1 | -1): readonly FilledOutline[] {
  return filled.map(outline => {
    const rule = besideTeeth[outline.plan.name]
    const tooth = rule && filled.find(({ plan }) => plan.name === rule.tooth)
    return rule && tooth ? movedBesideTooth(outline, rule, tooth, sign) : outline
  })
}

/** Fitted points of the bone that lie within an incisor, where there can be no bone edge. Same frame as the outlines. */
export function namesWithinTeeth(filled: readonly FilledOutline[]): readonly OutlineKnotName[] {
  return filled.flatMap(({ plan, points }) => {
    const rule = besideTeeth[plan.name]
    const tooth = rule && filled.find(outline => outline.plan.name === rule.tooth)
    const own = tooth ? toothOf(tooth) : null
    return own && rule
      ? points.flatMap(p => (p.origin === 'fitted' && rule.points.includes(p.name) && isWithin(p, own.ring) ? [p.name] : []))
      : []
  })
}
