import { frontalLandmarks, isFrontalLandmark } from '../data/frontal/landmarks'
import type { Tracing } from '../tracing/tracing'

/** Error of each point, image pixels, root mean square distance; without a scale, only errors stated by the points themselves. */
export type FrontalErrors = Readonly<Partial<Record<string, number>>>

/**
 * The table's error of hand placement (1.0 mm, 1.5 mm where structures overlap: proposal), or the point's own stated error if
 * larger. Converting millimetres needs the film's own scale: none is assumed from body size.
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
