import type { Point } from '@sella/ceph/geometry/point'
import { DEFAULT_RULER_MM, isRulerLength } from '@sella/ceph/tracing/ruler-length'
import { isObject } from './input'
import { refused } from './refusals'

/** Coordinates beyond this many pixels are treated as errors (formats.md). */
const farthest = 1e6

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= farthest

/** `[x, y]` in image pixels. */
export const readPoint = (value: unknown, name: string): Point => {
  if (!Array.isArray(value) || value.length !== 2 || !isCoordinate(value[0]) || !isCoordinate(value[1]))
    throw refused('pointShape', name)
  return { x: value[0], y: value[1] }
}

/** A landmark with the standard deviation of each coordinate, pixels; null if the input gives none. */
export interface UnsurePoint extends Point {
  readonly sigma: number | null
}

/** `[x, y]`, or `[x, y, sigma]`; a sigma of 0 counts as none. */
export const readUnsurePoint = (value: unknown, name: string): UnsurePoint => {
  if (!Array.isArray(value) || value.length !== 3) return { ...readPoint(value, name), sigma: null }
  const sigma: unknown = value[2]
  if (!isCoordinate(sigma) || sigma < 0) throw refused('sigmaShape', name)
  return { ...readPoint(value.slice(0, 2), name), sigma: sigma > 0 ? sigma : null }
}

/** The `landmarks` object of an input; names outside the table are refused. */
export const readLandmarks = <Name extends string, At = Point>(
  value: unknown,
  isName: (name: string) => name is Name,
  read: (at: unknown, name: string) => At,
): Readonly<Partial<Record<Name, At>>> => {
  if (!isObject(value)) throw refused('landmarksShape')
  const points: Partial<Record<Name, At>> = {}
  for (const [name, at] of Object.entries(value)) {
    if (!isName(name)) throw refused('unknownLandmark', name)
    points[name] = read(at, name)
  }
  return points
}

/** The optional ruler of an input: both ends and a length from 1 to 100 mm, 10 by default. */
export const readRuler = (
  input: Readonly<Record<string, unknown>>,
): { readonly ends: readonly [Point, Point]; readonly mm: number } | null => {
  const { ruler0, ruler1, rulerdistance = DEFAULT_RULER_MM } = input
  if (typeof rulerdistance !== 'number' || !isRulerLength(rulerdistance)) throw refused('rulerLength')
  if (ruler0 === undefined && ruler1 === undefined) return null
  if (ruler0 === undefined || ruler1 === undefined) throw refused('halfRuler')
  return { ends: [readPoint(ruler0, 'ruler0'), readPoint(ruler1, 'ruler1')], mm: rulerdistance }
}
