import type { LandmarkName } from '../data/landmarks'
import { pointScatter } from '../data/maturation'
import type { ReaderErrors } from '../data/reader-errors'
import { distance } from '../geometry/point'
import { pointErrors } from '../tracing/point-error'
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import type { Scatter } from './doubt'
import { neckPoints, type Spine, spineOf } from './spine'

/**
 * The scatter of each point: for a hand-placed point the table's proposal, or the doctor's own where she measured it; for a
 * detected point its expected error, but at least the table's. The general scatter of skull points (`reader-errors.ts`) is not
 * used: it gives 1.25 mm for work at low magnification, more than repeated staging shows.
 */
export function scatterOf(points: Tracing['points'], spine: Spine, readers: ReaderErrors | null): Scatter {
  const usual = pointScatter * distance(spine.C3.IP, spine.C3.IA)
  const own = readers ? pointErrors(points, readers) : {}
  const stated = (point: PlacedPoint | undefined) => (point?.errorPx ?? 0) / Math.SQRT2
  return neckPoints.map(name => {
    const point = points[name]
    if (readers === null) return stated(point) || usual
    const measured = own[name]?.source === 'own' ? own[name].px / Math.SQRT2 : usual
    return Math.max(measured, point?.origin === 'manual' ? 0 : stated(point))
  })
}

/** The expected distance of each of the 13 points from its true position by which the stage is doubted, image pixels; empty until all are placed. */
export function neckErrors(
  points: Tracing['points'],
  readers: ReaderErrors | null,
): Readonly<Partial<Record<LandmarkName, number>>> {
  const spine = spineOf(points)
  if (!spine) return {}
  const scatter = scatterOf(points, spine, readers)
  return Object.fromEntries(neckPoints.map((name, i) => [name, (scatter[i] ?? 0) * Math.SQRT2]))
}
