import type { LandmarkName } from '../data/landmarks'
import { type PlanReference, planReferences } from '../data/planning/reference-planes'
import { heading } from '../geometry/angle'
import { direction } from '../geometry/line'
import { isFinitePoint, minus, type Point } from '../geometry/point'
import { canonical, type Facing, facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'

/** Positions in the plan's frame: mm (pixels where the film has no scale), face to the right, x along the reference plane, y down. */
export type Positions = Readonly<Partial<Record<LandmarkName, Point>>>

/** mm; what rounding alone moves. */
const noWay = 1e-9

/** Whether a displacement goes back; what only rounding moves does not, so that the same plan has one prediction. */
export const goesBack = (x: number): boolean => x < -noWay

/** Whether a displacement is one. */
export const moved = ({ x, y }: Point): boolean => Math.abs(x) > noWay || Math.abs(y) > noWay

/** The frame of a plan on its film. */
export interface PlanFrame {
  readonly facing: Facing
  /** mm per pixel; 1 where the film has no scale. */
  readonly scale: number
  readonly calibrated: boolean
  /** A place of the image in the frame. */
  readonly toPlan: (place: Point) => Point
  /** A displacement of the frame in pixels of the image. */
  readonly shiftToImage: (shift: Point) => Point
}

const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
})

/** The frame along a reference plane; null when the film lacks a point of the plane or both coincide. `mmPerPixel` null: no scale. */
export function planFrame(points: Tracing['points'], reference: PlanReference, mmPerPixel: number | null): PlanFrame | null {
  const film = points as Positions
  const facing = facingOf(film)
  const [back, front] = planReferences[reference].along.map(name => film[name])
  if (!back || !front || !isFinitePoint(back) || !isFinitePoint(front)) return null
  const [from, to] = [canonical(back, facing), canonical(front, facing)]
  if (direction(from, to) === null) return null
  const lie = heading(minus(to, from))
  const scale = mmPerPixel ?? 1
  return {
    facing,
    scale,
    calibrated: mmPerPixel !== null,
    toPlan: place => {
      const { x, y } = turned(canonical(place, facing), -lie)
      return { x: x * scale, y: y * scale }
    },
    shiftToImage: shift => {
      const { x, y } = turned(shift, lie)
      return canonical({ x: x / scale, y: y / scale }, facing)
    },
  }
}

/** A film's placed landmarks in the frame; those that are not finite are left out. */
export const positionsIn = (points: Tracing['points'], { toPlan }: PlanFrame): Positions =>
  Object.fromEntries(
    Object.entries(points).flatMap(([name, point]) => (point && isFinitePoint(point) ? [[name, toPlan(point)]] : [])),
  )
