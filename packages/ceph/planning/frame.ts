import type { LandmarkName } from '../data/landmarks'
import { type PlanReference, planReferences } from '../data/planning/reference-planes'
import { heading } from '../geometry/angle'
import { direction } from '../geometry/line'
import { isFinitePoint, minus, type Point } from '../geometry/point'
import { canonical, type Facing, facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'

/** Positions in the plan's frame: mm (pixels if the film has no scale), facing right, x along the reference plane, y down. */
export type Positions = Readonly<Partial<Record<LandmarkName, Point>>>

/** mm; displacements up to this size are rounding error. */
const noWay = 1e-9

/** Whether a displacement goes back. Rounding errors do not count, so that the same plan always has the same prediction. */
export const goesBack = (x: number): boolean => x < -noWay

/** Whether a displacement exceeds rounding error. */
export const moved = ({ x, y }: Point): boolean => Math.abs(x) > noWay || Math.abs(y) > noWay

/** The coordinate frame of a plan on its film. */
export interface PlanFrame {
  readonly facing: Facing
  /** mm per pixel; 1 if the film has no scale. */
  readonly scale: number
  readonly calibrated: boolean
  /** Converts a point from image pixels to the plan's frame. */
  readonly toPlan: (place: Point) => Point
  /** Converts a displacement from the plan's frame to image pixels. */
  readonly shiftToImage: (shift: Point) => Point
}

/** A rotation about the origin. Its sine and cosine are computed once: a plan's drag turns some thousand points a frame. */
const rotation = (angle: number): ((place: Point) => Point) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos })
}

/**
 * The frame along a reference plane; null if the film lacks a point of the plane or the two points coincide. `mmPerPixel` null:
 * no scale.
 */
export function planFrame(points: Tracing['points'], reference: PlanReference, mmPerPixel: number | null): PlanFrame | null {
  const film = points as Positions
  const facing = facingOf(film)
  const [back, front] = planReferences[reference].along.map(name => film[name])
  if (!back || !front || !isFinitePoint(back) || !isFinitePoint(front)) return null
  const [from, to] = [canonical(back, facing), canonical(front, facing)]
  if (direction(from, to) === null) return null
  const lie = heading(minus(to, from))
  const scale = mmPerPixel ?? 1
  const [toPlane, toFilm] = [rotation(-lie), rotation(lie)]
  return {
    facing,
    scale,
    calibrated: mmPerPixel !== null,
    toPlan: place => {
      const { x, y } = toPlane(canonical(place, facing))
      return { x: x * scale, y: y * scale }
    },
    shiftToImage: shift => {
      const { x, y } = toFilm(shift)
      return canonical({ x: x / scale, y: y / scale }, facing)
    },
  }
}

/** A film's placed landmarks in the plan's frame; non-finite positions are left out. */
export const positionsIn = (points: Tracing['points'], { toPlan }: PlanFrame): Positions =>
  Object.fromEntries(
    Object.entries(points).flatMap(([name, point]) => (point && isFinitePoint(point) ? [[name, toPlan(point)]] : [])),
  )
