import type { Point } from '../geometry/point'
import { distance } from '../geometry/point'
import { facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'
import type { GreyAt } from './evidence'
import type { Spot } from './stations'

/** S-Na in search units: one unit is 1.2 mm of a face whose S-Na is 71.8 mm. */
const SN_UNITS = 60
/** Height of a lateral film in units if S or Na is not placed: about 230 mm. */
const FILM_UNITS = 190

/** A film in units, facing right: edges are searched in this frame, independent of the film's size and direction. */
export interface EdgeLook {
  readonly greyAt: GreyAt
  readonly toUnits: (at: Point) => Spot
  readonly toFilm: (at: Spot) => Point
}

/** The pixel values of a film, and its height in pixels. */
export interface EdgeFilm {
  /**
   * Returns grey values (0 to 255, of a positive) at a place of the film, from a resolution level with at least `finest` film
   * pixels per sample.
   */
  readonly greyBy: (finest: number) => GreyAt
  readonly height: number
}

const FINE = 0.25 // units per sample when reading the film

/** The search frame of a film with these points. */
export function lookAt({ greyBy, height }: EdgeFilm, { points }: Tracing): EdgeLook {
  const { S, Na } = points
  const apart = S && Na ? distance(S, Na) : 0
  const unit = (apart > 0 ? apart / SN_UNITS : height / FILM_UNITS) || 1
  const sign = facingOf(points) === 'right' ? 1 : -1
  const grey = greyBy(FINE * unit)
  return {
    greyAt: (x, y) => grey(sign * x * unit, y * unit),
    toUnits: ({ x, y }) => [(sign * x) / unit, y / unit],
    toFilm: ([x, y]) => ({ x: sign * x * unit, y: y * unit }),
  }
}
