import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import { mirror, type Quarters } from '../geometry/transform'
import type { Definition } from '../kinds/definition'
import { assumedMmPerPixel } from '../tracing/calibration'
import type { Calibration } from '../tracing/calibration-types'
import { derive } from '../tracing/derive'
import type { ErrorAxes } from '../tracing/even-error'
import { type Facing, facingOf, quartersToUpright } from '../tracing/frame'
import type { Raw } from './raw'
import { type Spreads, spreadsOf, uncertainPoints } from './spread'

/** A point to measure from; image pixels. `errorAxes`: its expected error; without it the point is taken as exact. */
export type GivenPoint = Point & { readonly errorAxes?: ErrorAxes | undefined }

export type GivenPoints = Readonly<Partial<Record<LandmarkName, GivenPoint>>>

/** Definitions of the items that others are combined from. */
export type Lookup = (item: string) => Definition | undefined

/** Receives what the doctor is not shown: what happened, and to which item. */
export type EngineLog = (message: string, detail: string) => void

/** The log message for an item of an unknown kind (spec section 8, logged only). */
export const unknownKind = 'measurement error type'

/** The input for measuring one film. Points are in canonical (right-facing) pixels and include the derived ones. */
export interface Ground {
  readonly points: Readonly<Partial<Record<LandmarkName, Point>>>
  readonly facing: Facing
  /** How many quarter turns clockwise set the film upright. */
  readonly toUpright: Quarters
  readonly mmPerPixel: number | null
  /** For label offsets and the review only: `mmPerPixel` if known, otherwise from S-Na = 71.8 mm. */
  readonly roughMmPerPixel: number | null
  readonly spreads: Spreads
  /** The points that state an error, in the order of the spreads' sources (two sources per point). */
  readonly uncertain: readonly LandmarkName[]
  readonly lookup: Lookup
  /** Receives items of an unknown kind. */
  readonly log: EngineLog
  /** Values already computed for this ground; a cache, never a result. */
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
  // `derive` returns an object of its own, so its points can be replaced in place instead of building another object of that
  // shape.
  const all: Partial<Record<LandmarkName, Point>> = derive(points, facing)
  for (const name of Object.keys(all) as LandmarkName[]) {
    const point = all[name]
    if (point !== undefined) all[name] = facing === 'right' ? { x: point.x, y: point.y } : mirror(point)
  }
  return all
}

/** The part of a ground that depends on the points alone. */
type Prepared = Pick<Ground, 'points' | 'facing' | 'toUpright' | 'spreads' | 'uncertain'> & {
  readonly assumedMmPerPixel: number | null
}

function prepare(points: GivenPoints): Prepared {
  const given = finiteOnly(points)
  const facing = facingOf(given)
  const canonical = toCanonical(given, facing)
  return {
    points: canonical,
    facing,
    toUpright: quartersToUpright(canonical),
    spreads: spreadsOf(given, facing),
    uncertain: uncertainPoints(given),
    assumedMmPerPixel: assumedMmPerPixel(given),
  }
}

/**
 * The points last measured: the same set is measured several times, by item, by analysis, and for intermediates. A cache with a single
 * entry: a weak map would keep the points of every pointer move until the next major garbage collection.
 */
const last: { given: GivenPoints | null; prepared: Prepared | null } = { given: null, prepared: null }

function rememberedPrepared(given: GivenPoints): Prepared {
  const prepared = last.given === given && last.prepared !== null ? last.prepared : prepare(given)
  Object.assign(last, { given, prepared })
  return prepared
}

/** Prepares the points of one film for measuring: facing, derived points, right-facing frame. Non-finite points count as absent. */
export function groundOf(given: GivenPoints, { mmPerPixel }: Calibration, { lookup, log }: GroundOptions): Ground {
  const { assumedMmPerPixel, ...prepared } = rememberedPrepared(given)
  const roughMmPerPixel = mmPerPixel ?? assumedMmPerPixel
  return { ...prepared, mmPerPixel, roughMmPerPixel, lookup, log: log ?? (() => {}), read: new Map() }
}
