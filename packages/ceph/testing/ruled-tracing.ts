import type { Point } from '../geometry/point'
import type { Tracing } from '../tracing/tracing'

/** A tracing of these points, film pixels, placed by hand, with a ruler that says how many pixels 10 mm are. */
export const ruledTracing = (points: Readonly<Record<string, Point>>, pixels: number): Tracing => ({
  points: Object.fromEntries(Object.entries(points).map(([name, { x, y }]) => [name, { x, y, origin: 'manual' }])),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: pixels },
    ],
    mm: 10,
  },
  fileScale: null,
})
