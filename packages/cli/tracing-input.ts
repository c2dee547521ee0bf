import { isLandmarkName, type LandmarkName } from '@sella/ceph/data/landmarks'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { isObject } from './input'
import { readLandmarks, readRuler, readUnsurePoint, type UnsurePoint } from './landmarks-input'
import { refused } from './refusals'

/**
 * A point's stored error is the root mean square of its distance: two coordinates with that sigma each. A point with a stated
 * error counts as detected.
 */
const pointOf = ({ x, y, sigma }: UnsurePoint): PlacedPoint =>
  sigma === null ? { x, y, origin: 'manual' } : { x, y, origin: 'detected', errorPx: sigma * Math.SQRT2 }

/** Points as given to either command: those with a stated error were detected, the others placed by hand. */
export const placed = (points: Readonly<Partial<Record<LandmarkName, UnsurePoint>>>): Tracing['points'] =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, pointOf(point)]))

/** The input of `analyze` (formats.md): landmarks in image pixels, their errors if stated, and an optional ruler. */
export const readTracing = (input: unknown): Tracing => {
  if (!isObject(input)) throw refused('noLandmarks')
  return {
    points: placed(readLandmarks(input.landmarks, isLandmarkName, readUnsurePoint)),
    ruler: readRuler(input),
    fileScale: null,
  }
}
