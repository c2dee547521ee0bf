import { frontalLandmarks, isFrontalLandmark } from '../data/frontal/landmarks'
import type { Tracing } from '../tracing/tracing'

/** What each point may be off, image pixels, root mean square of the distance; without a scale only what the points themselves state. */
export type FrontalErrors = Readonly<Partial<Record<string, number>>>

/**
 * The table's error of a hand (1.0 mm, 1.5 mm where structures overlap: proposal), or what a point states itself where that is more. A
 * millimetre needs the film's own scale: no size of the body is taken for one.
 */
export function frontalErrors(points: Tracing['points'], mmPerPixel: number | null): FrontalErrors {
  return Object.fromEntries(
    Object.entries(points).flatMap(([name, point]) => {
      if (!point || !isFrontalLandmark(name)) return []
      const byTable = mmPerPixel === null ? 0 : frontalLandmarks[name].errorMm / mmPerPixel
      const px = Math.max(byTable, point.origin === 'manual' ? 0 : (point.errorPx ?? 0))
      return px > 0 ? [[name, px]] : []
    }),
  )
}
