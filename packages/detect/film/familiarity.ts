import { type FilmPlace, lookOf } from './device-look'

/** The appearance of the films of one source: mean of the 16 features and the inverse of their covariance. */
export interface Source {
  readonly mean: readonly number[]
  readonly inverse: readonly (readonly number[])[]
}

/** The sources a card's weights were trained on, and the distance from which a film counts as coming from another device. */
export interface Familiar {
  readonly sources: readonly Source[]
  readonly from: number
  /** The largest factor. */
  readonly limit: number
}

/** Mahalanobis distance from a source, divided by the square root of the number of features: 1 is typical within the source. */
function distanceFrom({ mean: centre, inverse }: Source, look: readonly number[]): number {
  const off = look.map((v, i) => v - (centre[i] as number))
  const squared = inverse.reduce(
    (sum, row, i) => sum + (off[i] as number) * row.reduce((s, w, j) => s + w * (off[j] as number), 0),
    0,
  )
  return Math.sqrt(Math.max(0, squared) / look.length)
}

/**
 * Factor by which the stated errors grow on a film that resembles no source: 1 up to the distance `from` the nearest one, then
 * proportional to it, at most `limit`.
 */
export function unfamiliarity(place: FilmPlace, { sources, from, limit }: Familiar): number {
  const look = lookOf(place)
  const nearest = Math.min(...sources.map(source => distanceFrom(source, look)))
  return Math.min(limit, Math.max(1, nearest / from))
}
