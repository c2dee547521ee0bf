import { isLandmarkName, type LandmarkName } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { isObject } from './input'
import { readLandmarks, readRuler } from './landmarks-input'
import { refused } from './refusals'

const placed = (points: Readonly<Partial<Record<LandmarkName, Point>>>): Tracing['points'] =>
  Object.fromEntries(Object.entries(points).map(([name, { x, y }]): [string, PlacedPoint] => [name, { x, y, origin: 'manual' }]))

/** The input of `analyze` (formats.md): landmarks in image pixels and an optional ruler. */
export const readTracing = (input: unknown): Tracing => {
  if (!isObject(input)) throw refused('noLandmarks')
  return { points: placed(readLandmarks(input.landmarks, isLandmarkName)), ruler: readRuler(input), fileScale: null }
}
