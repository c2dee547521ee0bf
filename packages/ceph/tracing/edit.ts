import { isHandle, isLandmarkName } from '../data/landmarks'
import { type OutlineName, outlineTable } from '../data/outlines'
import type { PointName } from '../data/point-name'
import type { OutlineKnotName } from '../data/template'
import { isFinitePoint, type Point } from '../geometry/point'
import { isRulerLength } from './ruler-length'
import { moveTooth, type ToothMove, type ToothName, toothRows } from './teeth'
import type { OutlineKnots, PlacedPoint, PorionDefinition, Ruler, Tracing } from './tracing'
import { isDeclaredUnseen } from './unsure'

/** One change of a tracing: a value, so it can be kept, sent and replayed. Positions in image pixels. */
export type Edit =
  /** Places or moves a point by hand; its origin becomes `manual`. A recorded definition stays with a point confirmed in place only. */
  | { readonly edit: 'move'; readonly name: PointName; readonly to: Point }
  /** States by which definition a porion placed by hand was placed; null takes it back. A detected one carries the detector's. */
  | { readonly edit: 'definePorion'; readonly definition: PorionDefinition | null }
  | { readonly edit: 'clear'; readonly name: PointName }
  /** States that nobody can see a found point on this film: it stays as an estimate with its expected error. A manual one stays manual. */
  | { readonly edit: 'declareUnseen'; readonly name: PointName }
  /** Lays the ruler, or takes it away. */
  | { readonly edit: 'setRuler'; readonly ruler: Ruler | null }
  /** Shifts or turns a whole tooth; its landmarks become `manual`. */
  | { readonly edit: 'moveTooth'; readonly tooth: ToothName; readonly move: ToothMove }
  /** Pulls an outline's own point; landmarks are moved, not pulled. */
  | { readonly edit: 'pullOutline'; readonly name: OutlineKnotName; readonly to: Point }
  /** Lets an outline follow the template and its landmarks again. */
  | { readonly edit: 'releaseOutline'; readonly outline: OutlineName }
  /** Auto point setting: every earlier point gives way, outlines fitted to the film too. The ruler and the file's scale stay. */
  | { readonly edit: 'replaceAll'; readonly points: Tracing['points']; readonly outline?: OutlineKnots }

const byHand = ({ x, y }: Point): PlacedPoint => ({ x, y, origin: 'manual' })

function move(tracing: Tracing, name: PointName, to: Point): Tracing {
  const old = tracing.points[name]
  const inPlace = old?.x === to.x && old.y === to.y
  if ((inPlace && old.origin === 'manual') || !isFinitePoint(to) || isHandle(name)) return tracing
  const tooth = inPlace ? undefined : toothOf(name)
  const loose = tooth ? releaseOutline(tracing, tooth) : tracing
  return {
    ...loose,
    points: {
      ...tracing.points,
      [name]: { ...byHand(to), ...(inPlace && old.definition ? { definition: old.definition } : {}) },
    },
  }
}

function definePorion(tracing: Tracing, definition: PorionDefinition | null): Tracing {
  const { Po } = tracing.points
  if (Po?.origin !== 'manual' || (Po.definition ?? null) === definition) return tracing
  return { ...tracing, points: { ...tracing.points, Po: { ...byHand(Po), ...(definition ? { definition } : {}) } } }
}

function clear(tracing: Tracing, name: PointName): Tracing {
  if (!tracing.points[name]) return tracing
  const { [name]: _, ...points } = tracing.points
  return { ...tracing, points }
}

function declareUnseen(tracing: Tracing, name: PointName): Tracing {
  const old = tracing.points[name]
  if (!old || old.origin === 'manual' || isDeclaredUnseen(old)) return tracing
  const { confidence: _, model: __, ...kept } = old
  return { ...tracing, points: { ...tracing.points, [name]: { ...kept, origin: 'estimated', covered: true } } }
}

/** A ruler that can be laid: finite ends and 1 to 100 mm. Its pixel length is `calibrate`'s matter. */
export const isRuler = ({ ends, mm }: Ruler): boolean => ends.every(isFinitePoint) && isRulerLength(mm)

const setRuler = (tracing: Tracing, ruler: Ruler | null): Tracing =>
  ruler === null || isRuler(ruler) ? { ...tracing, ruler } : tracing

function shiftTooth(tracing: Tracing, tooth: ToothName, by: ToothMove): Tracing {
  const moved = moveTooth(tracing.points, tooth, by)
  return toothRows[tooth].landmarks.reduce((all, name) => {
    const [before, after] = [tracing.points[name], moved[name]]
    return before && after && (before.x !== after.x || before.y !== after.y) ? move(all, name, after) : all
  }, tracing)
}

const finiteOnly = <P extends Readonly<Record<string, Point | undefined>>>(points: P): P =>
  Object.fromEntries(Object.entries(points).filter(([, point]) => point !== undefined && isFinitePoint(point))) as P

const withOutline = ({ outline: _, ...tracing }: Tracing, outline: OutlineKnots | undefined): Tracing =>
  outline && Object.keys(outline).length > 0 ? { ...tracing, outline } : tracing

const replaceAll = (tracing: Tracing, points: Tracing['points'], outline: OutlineKnots | undefined): Tracing =>
  withOutline({ ...tracing, points: finiteOnly(points) }, outline && finiteOnly(outline))

function pullOutline(tracing: Tracing, name: OutlineKnotName, to: Point): Tracing {
  const old = tracing.outline?.[name]
  if (!isFinitePoint(to) || isLandmarkName(name) || (old?.x === to.x && old.y === to.y)) return tracing
  return { ...tracing, outline: { ...tracing.outline, [name]: { x: to.x, y: to.y, origin: 'manual' } } }
}

function releaseOutline(tracing: Tracing, outline: OutlineName): Tracing {
  const own = new Set<string>(outlineTable[outline].points)
  const kept = Object.entries(tracing.outline ?? {}).filter(([name]) => !own.has(name))
  return kept.length === Object.keys(tracing.outline ?? {}).length ? tracing : withOutline(tracing, Object.fromEntries(kept))
}

/** A tooth's outline hangs on its two landmarks: what was fitted about the old place is none of the new one. */
const toothOf = (name: PointName): OutlineName | undefined =>
  (['upper_incisor', 'lower_incisor', 'upper_molar', 'lower_molar'] as const).find(tooth =>
    outlineTable[tooth].points.some(point => point === name),
  )

/** The tracing after an edit. An edit that changes nothing, or cannot be made, gives the very same tracing back. */
export function apply(tracing: Tracing, edit: Edit): Tracing {
  switch (edit.edit) {
    case 'move':
      return move(tracing, edit.name, edit.to)
    case 'definePorion':
      return definePorion(tracing, edit.definition)
    case 'clear':
      return clear(tracing, edit.name)
    case 'declareUnseen':
      return declareUnseen(tracing, edit.name)
    case 'setRuler':
      return setRuler(tracing, edit.ruler)
    case 'moveTooth':
      return shiftTooth(tracing, edit.tooth, edit.move)
    case 'pullOutline':
      return pullOutline(tracing, edit.name, edit.to)
    case 'releaseOutline':
      return releaseOutline(tracing, edit.outline)
    case 'replaceAll':
      return replaceAll(tracing, edit.points, edit.outline)
  }
}
