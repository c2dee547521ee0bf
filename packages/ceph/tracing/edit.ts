import { isHandle } from '../data/landmarks'
import type { PointName } from '../data/point-name'
import { isFinitePoint, type Point } from '../geometry/point'
import { isRulerLength } from './ruler-length'
import { moveTooth, type ToothMove, type ToothName, toothRows } from './teeth'
import type { PlacedPoint, PorionDefinition, Ruler, Tracing } from './tracing'

/** One change of a tracing: a value, so it can be kept, sent and replayed. Positions in image pixels. */
export type Edit =
  /** Places or moves a point by hand; its origin becomes `manual`. A recorded definition stays with a point confirmed in place only. */
  | { readonly edit: 'move'; readonly name: PointName; readonly to: Point }
  /** States by which definition a porion placed by hand was placed; null takes it back. A detected one carries the detector's. */
  | { readonly edit: 'definePorion'; readonly definition: PorionDefinition | null }
  | { readonly edit: 'clear'; readonly name: PointName }
  /** Lays the ruler, or takes it away. */
  | { readonly edit: 'setRuler'; readonly ruler: Ruler | null }
  /** Shifts or turns a whole tooth; its landmarks become `manual`. */
  | { readonly edit: 'moveTooth'; readonly tooth: ToothName; readonly move: ToothMove }
  /** Auto point setting: every earlier point gives way. The ruler and the file's scale stay. */
  | { readonly edit: 'replaceAll'; readonly points: Tracing['points'] }

const byHand = ({ x, y }: Point): PlacedPoint => ({ x, y, origin: 'manual' })

function move(tracing: Tracing, name: PointName, to: Point): Tracing {
  const old = tracing.points[name]
  const inPlace = old?.x === to.x && old.y === to.y
  if ((inPlace && old.origin === 'manual') || !isFinitePoint(to) || isHandle(name)) return tracing
  return {
    ...tracing,
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

function replaceAll(tracing: Tracing, points: Tracing['points']): Tracing {
  const finite = Object.entries(points).filter(([, point]) => point !== undefined && isFinitePoint(point))
  return { ...tracing, points: Object.fromEntries(finite) }
}

/** The tracing after an edit. An edit that changes nothing, or cannot be made, gives the very same tracing back. */
export function apply(tracing: Tracing, edit: Edit): Tracing {
  switch (edit.edit) {
    case 'move':
      return move(tracing, edit.name, edit.to)
    case 'definePorion':
      return definePorion(tracing, edit.definition)
    case 'clear':
      return clear(tracing, edit.name)
    case 'setRuler':
      return setRuler(tracing, edit.ruler)
    case 'moveTooth':
      return shiftTooth(tracing, edit.tooth, edit.move)
    case 'replaceAll':
      return replaceAll(tracing, edit.points)
  }
}
