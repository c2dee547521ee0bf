import { isOnDemand } from '../data/landmarks'
import type { PointName } from '../data/point-name'
import { pixelsPerFaceMm } from './face-size'
import type { PlacedPoint, Tracing } from './tracing'

/**
 * Expected error from which a point is unsure: 2 mm, the distance within which a landmark counts as detected (ISBI challenge
 * 2015).
 */
const unsureFromMm = 2

/** Expected error of a point not confirmed by hand, mm of a face whose S-Na is 71.8 mm; null if it states none. */
export const expectedFaceMm = (
  { origin, errorPx }: { readonly origin: string; readonly errorPx?: number | undefined },
  pixelsPerMm: number | null,
): number | null => (origin === 'manual' || errorPx === undefined || pixelsPerMm === null ? null : errorPx / pixelsPerMm)

export const isUnsure = (
  point: Pick<PlacedPoint, 'errorPx'> & { readonly origin: string },
  pixelsPerMm: number | null,
): boolean => (expectedFaceMm(point, pixelsPerMm) ?? 0) >= unsureFromMm

/**
 * Whether a doctor stated that the point cannot be seen on this film: it is covered and no longer has a detector's confidence.
 */
export const isDeclaredUnseen = ({ origin, covered, confidence }: PlacedPoint): boolean =>
  origin === 'estimated' && covered === true && confidence === undefined

/**
 * The points of a film or photo that still need checking. Judged by the size of the face, so that a ruler cannot make them sure.
 * Excludes points of the neck and points the doctor stated cannot be seen.
 */
export function unsureNames(points: Tracing['points']): readonly PointName[] {
  const pixelsPerMm = pixelsPerFaceMm(points)
  return (Object.entries(points) as [PointName, PlacedPoint][]).flatMap(([name, point]) =>
    isUnsure(point, pixelsPerMm) && !isOnDemand(name) && !isDeclaredUnseen(point) ? [name] : [],
  )
}
