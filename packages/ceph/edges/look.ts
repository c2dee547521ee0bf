import type { Point } from '../geometry/point'
import { distance } from '../geometry/point'
import { facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'
import type { GreyAt } from './evidence'
import type { Spot } from './stations'

/** S-Na in the units that edges are looked for by: one is 1.2 mm of a face whose S-Na is 71.8 mm. */
const SN_UNITS = 60
/** Units that a lateral film is high, where S or Na is not placed: some 230 mm. */
const FILM_UNITS = 190

/** A film looked at in units, facing right: edges are searched for in this frame, whatever the film's size and direction. */
export interface EdgeLook {
  readonly greyAt: GreyAt
  readonly toUnits: (at: Point) => Spot
  readonly toFilm: (at: Spot) => Point
}

/** Greys of a film as its pixels have them, and its height in the same pixels. */
export interface EdgeFilm {
  /** Grey (0 to 255, of a positive) at a place of the film, of a level with at least that many of the film's pixels to a sample. */
  readonly greyBy: (finest: number) => GreyAt
  readonly height: number
}

const FINE = 0.25 // units that the film is read by

/** How a film is looked at with these points on it. */
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
