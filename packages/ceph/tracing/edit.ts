import { isHandle, isLandmarkName } from '../data/landmarks'
import { type OutlineName, outlineTable } from '../data/outlines'
import type { PointName } from '../data/point-name'
import type { OutlineKnotName } from '../data/template'
import { distance, isFinitePoint, type Point } from '../geometry/point'
import { isRulerLength } from './ruler-length'
import { moveTooth, type ToothMove, type ToothName, toothRows } from './teeth'
import type { OutlineKnots, PlacedPoint, PorionDefinition, Ruler, Tracing } from './tracing'
import { isDeclaredUnseen } from './unsure'

/** One change to a tracing, as a value that can be stored, sent and replayed. Positions in image pixels. */
export type Edit =
  /**
   * Places or moves a point by hand; its origin becomes `manual`. A recorded definition is kept only if the point is confirmed
   * without being moved.
   */
  | { readonly edit: 'move'; readonly name: PointName; readonly to: Point }
  /**
   * States which definition a hand-placed porion follows; null withdraws the statement. A detected porion has the detector's
   * definition.
   */
  | { readonly edit: 'definePorion'; readonly definition: PorionDefinition | null }
  | { readonly edit: 'clear'; readonly name: PointName }
  /**
   * States that a detected point cannot be seen on this film: it remains as an estimate with its expected error. A manual point
   * stays manual.
   */
  | { readonly edit: 'declareUnseen'; readonly name: PointName }
  /** Places the ruler, or removes it. */
  | { readonly edit: 'setRuler'; readonly ruler: Ruler | null }
  /** Shifts or turns a whole tooth; its landmarks become `manual`. */
  | { readonly edit: 'moveTooth'; readonly tooth: ToothName; readonly move: ToothMove }
  /** Drags an outline's own point; landmarks are moved instead. */
  | { readonly edit: 'pullOutline'; readonly name: OutlineKnotName; readonly to: Point }
  /** Makes an outline follow the template and its landmarks again. */
  | { readonly edit: 'releaseOutline'; readonly outline: OutlineName }
  /**
   * Automatic landmarking: replaces all previous points and the outlines fitted to the film. The ruler and the file's scale are
   * kept.
   */
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

/** Whether a ruler can be placed: finite ends that do not coincide, and 1 to 100 mm. */
export const isRuler = ({ ends, mm }: Ruler): boolean =>
  ends.every(isFinitePoint) && distance(ends[0], ends[1]) > 0 && isRulerLength(mm)

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

/** A tooth's outline depends on its two landmarks: once they move, what was fitted at the old place no longer applies. */
const toothOf = (name: PointName): OutlineName | undefined =>
  (['upper_incisor', 'lower_incisor', 'upper_molar', 'lower_molar'] as const).find(tooth =>
    outlineTable[tooth].points.some(point => point === name),
  )

/** The tracing after an edit. An edit that changes nothing, or cannot be applied, returns the same object. */
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
