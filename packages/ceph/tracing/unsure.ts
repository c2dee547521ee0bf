import { isOnDemand } from '../data/landmarks'
import type { PointName } from '../data/point-name'
import { pixelsPerFaceMm } from './face-size'
import type { PlacedPoint, Tracing } from './tracing'

/** A point is unsure from this expected error on: the 2 mm within which a landmark counts as found (ISBI challenge 2015). */
const unsureFromMm = 2

/** Expected error of a point no hand vouches for, mm of a face whose S-Na is 71.8 mm; null where it states none. */
export const expectedFaceMm = (
  { origin, errorPx }: { readonly origin: string; readonly errorPx?: number | undefined },
  pixelsPerMm: number | null,
): number | null => (origin === 'manual' || errorPx === undefined || pixelsPerMm === null ? null : errorPx / pixelsPerMm)

export const isUnsure = (
  point: Pick<PlacedPoint, 'errorPx'> & { readonly origin: string },
  pixelsPerMm: number | null,
): boolean => (expectedFaceMm(point, pixelsPerMm) ?? 0) >= unsureFromMm

/** Whether a doctor said that nobody can see the point on this film: covered, and no detector vouches for it any more. */
export const isDeclaredUnseen = ({ origin, covered, confidence }: PlacedPoint): boolean =>
  origin === 'estimated' && covered === true && confidence === undefined

/**
 * The points of a film or photo that wait to be checked: by the size of the face, so that no ruler calls them sure. None of the neck, nor one the doctor
 * said cannot be seen. */
export function unsureNames(points: Tracing['points']): readonly PointName[] {
  const pixelsPerMm = pixelsPerFaceMm(points)
  return (Object.entries(points) as [PointName, PlacedPoint][]).flatMap(([name, point]) =>
    isUnsure(point, pixelsPerMm) && !isOnDemand(name) && !isDeclaredUnseen(point) ? [name] : [],
  )
}
