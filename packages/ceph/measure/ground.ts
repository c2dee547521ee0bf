import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import { mirror } from '../geometry/transform'
import type { Definition } from '../kinds/definition'
import { assumedMmPerPixel } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import { derive } from '../tracing/derive'
import type { ErrorAxes } from '../tracing/even-error'
import { type Facing, facingOf } from '../tracing/frame'
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
  // `derive` gives an object of its own: its points are replaced in place, which spares building another of that shape.
  const all: Partial<Record<LandmarkName, Point>> = derive(points, facing)
  for (const name of Object.keys(all) as LandmarkName[]) {
    const point = all[name]
    if (point !== undefined) all[name] = facing === 'right' ? { x: point.x, y: point.y } : mirror(point)
  }
  return all
}

/** What of a ground follows from the points alone. */
type Prepared = Pick<Ground, 'points' | 'facing' | 'spreads' | 'uncertain'> & { readonly assumedMmPerPixel: number | null }

function prepare(points: GivenPoints): Prepared {
  const given = finiteOnly(points)
  const facing = facingOf(given)
  return {
    points: toCanonical(given, facing),
    facing,
    spreads: spreadsOf(given, facing),
    uncertain: uncertainPoints(given),
    assumedMmPerPixel: assumedMmPerPixel(given),
  }
}

/**
 * The points measured last: one set is measured several times over, by item, by analysis, helpers apart. Only a memory, and one entry
 * of it: a weak map would keep the points of every move of the pointer until the next great collection of garbage.
 */
const last: { given: GivenPoints | null; prepared: Prepared | null } = { given: null, prepared: null }

function rememberedPrepared(given: GivenPoints): Prepared {
  const prepared = last.given === given && last.prepared !== null ? last.prepared : prepare(given)
  Object.assign(last, { given, prepared })
  return prepared
}

/** Prepares the points of one film for measuring: facing, derived points, right-facing frame. Non-finite points count as absent. */
export function groundOf(given: GivenPoints, { mmPerPixel }: Calibration, { lookup, log }: GroundOptions): Ground {
  const { points, facing, spreads, uncertain, assumedMmPerPixel } = rememberedPrepared(given)
  const roughMmPerPixel = mmPerPixel ?? assumedMmPerPixel
  return { points, facing, mmPerPixel, roughMmPerPixel, spreads, uncertain, lookup, log: log ?? (() => {}), read: new Map() }
}
