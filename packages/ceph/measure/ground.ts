import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import { mirror } from '../geometry/transform'
import type { Definition } from '../kinds/definition'
import { assumedMmPerPixel } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import { derive } from '../tracing/derive'
import { type Facing, facingOf } from '../tracing/frame'
import type { ErrorAxes } from '../tracing/point-error'
import type { Raw } from './raw'
import { type Spreads, spreadsOf, uncertainPoints } from './spread'

/** A point to measure from; image pixels. `errorAxes`: what it may be off; without them it counts as exact. */
export type GivenPoint = Point & { readonly errorAxes?: ErrorAxes | undefined }

export type GivenPoints = Readonly<Partial<Record<LandmarkName, GivenPoint>>>

/** Where items that combine others find them. */
export type Lookup = (item: string) => Definition | undefined

/** Told of what the doctor is not shown: what happened, and to what. */
export type EngineLog = (message: string, detail: string) => void

/** What an item of a kind nobody knows is told as (spec section 8, logged only). */
export const unknownKind = 'measurement error type'

/** What one film gives to measure from. Points are canonical (right-facing) pixels and include the derived ones. */
export interface Ground {
  readonly points: Readonly<Partial<Record<LandmarkName, Point>>>
  readonly facing: Facing
  readonly mmPerPixel: number | null
  /** For label offsets and the review only: as `mmPerPixel`, else by S-Na = 71.8 mm. */
  readonly roughMmPerPixel: number | null
  readonly spreads: Spreads
  /** The points that state an error, in the order of the spreads' sources: two of these a point. */
  readonly uncertain: readonly LandmarkName[]
  readonly lookup: Lookup
  /** Told of an item of a kind nobody knows. */
  readonly log: EngineLog
  /** Values already read from this ground; only a memory, never a result. */
  readonly read: Map<string, Raw>
}

export interface GroundOptions {
  readonly lookup: Lookup
  readonly log?: EngineLog | undefined
}

const finiteOnly = (points: GivenPoints): GivenPoints => {
  if (!Object.values(points).some(point => point !== undefined && !isFinitePoint(point))) return points
  const entries = Object.entries(points).filter(([, point]) => point !== undefined && isFinitePoint(point))
  return Object.fromEntries(entries) as GivenPoints
}

const toCanonical = (points: GivenPoints, facing: Facing): Readonly<Partial<Record<LandmarkName, Point>>> => {
  const all = derive(points, facing)
  const plain: Partial<Record<LandmarkName, Point>> = {}
  for (const name of Object.keys(all) as LandmarkName[]) {
    const point = all[name]
    if (point !== undefined) plain[name] = facing === 'right' ? { x: point.x, y: point.y } : mirror(point)
  }
  return plain
}

/** Prepares the points of one film for measuring: facing, derived points, right-facing frame. Non-finite points count as absent. */
export function groundOf(points: GivenPoints, calibration: Calibration, { lookup, log }: GroundOptions): Ground {
  const given = finiteOnly(points)
  const facing = facingOf(given)
  const rough = calibration.mmPerPixel ?? assumedMmPerPixel(given)
  return {
    points: toCanonical(given, facing),
    facing,
    mmPerPixel: calibration.mmPerPixel,
    roughMmPerPixel: rough,
    spreads: spreadsOf(given, facing),
    uncertain: uncertainPoints(given),
    lookup,
    log: log ?? (() => {}),
    read: new Map(),
  }
}
