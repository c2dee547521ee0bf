import type { LandmarkName } from '../data/landmarks'
import { templateLandmarks } from '../data/template'
import { fitSimilarity, type Pair } from '../geometry/fit'
import { isFinitePoint, type Point } from '../geometry/point'
import { enlargementOf } from '../geometry/transform'
import { assumedMmPerPixel } from './calibration'
import type { Calibration } from './calibration-types'

type Points = Readonly<Partial<Record<string, Point>>>

const template: Readonly<Partial<Record<string, Point>>> = templateLandmarks

const pairsOf = (points: Points, side: 1 | -1): readonly Pair[] =>
  Object.entries(points).flatMap(([name, to]) => {
    const from = template[name]
    return to && from && isFinitePoint(to) ? [{ from: { x: side * from.x, y: from.y }, to }] : []
  })

/** Scale of the mean shape fitted to the points, facing whichever way gives the larger scale; null for fewer than two points. */
const byTemplate = (points: Points): number | null => {
  const fits = ([1, -1] as const).flatMap(side => fitSimilarity(pairsOf(points, side)) ?? [])
  const size = Math.max(0, ...fits.map(enlargementOf))
  return size > 0 && Number.isFinite(size) ? size : null
}

/**
 * Size of the face on its image: pixels per millimetre of a face whose S-Na is 71.8 mm. From S-Na if both points are placed,
 * otherwise from the mean shape fitted to the placed points (on a profile photo, the skin). Null for fewer than two points.
 * Independent of the ruler and the file's scale, so values based on it do not change with them.
 */
export function pixelsPerFaceMm(points: Points): number | null {
  const { S, Na } = points as Readonly<Partial<Record<LandmarkName, Point>>>
  const assumed = S && Na && isFinitePoint(S) && isFinitePoint(Na) ? assumedMmPerPixel({ S, Na }) : null
  return assumed === null ? byTemplate(points) : 1 / assumed
}

/** A distance on the image in mm for display: by the calibration, otherwise by the size of the face; null if neither is known. */
export function shownMm(px: number, points: Points, { mmPerPixel }: Calibration): number | null {
  if (mmPerPixel !== null) return px * mmPerPixel
  const pixelsPerMm = pixelsPerFaceMm(points)
  return pixelsPerMm === null ? null : px / pixelsPerMm
}
