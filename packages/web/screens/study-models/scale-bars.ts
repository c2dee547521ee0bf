import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { scaleOf } from '@sella/ceph/study-models/scale'
import type { Jaw } from '@sella/ceph/study-models/tooth'

/** mm of the scale bar. */
export const barMm = 10

export interface ScaleBar {
  /** The jaws it applies to. */
  readonly jaws: readonly Jaw[]
  readonly px: number
}

/** px by which the bars of two jaws may differ and still count as equal. */
const alike = 0.5

/**
 * The length of 10 mm on the stage for each displayed jaw; one bar if both have the same scale, two if photographs have different
 * ones. A photograph without a scale has none.
 */
export const scaleBars = (
  readings: ModelReadings,
  shown: readonly Jaw[],
  pixelsPerUnit: (jaw: Jaw) => number,
): readonly ScaleBar[] =>
  shown.reduce<readonly ScaleBar[]>((bars, jaw) => {
    const mmPerUnit = scaleOf(readings, jaw)
    const px = mmPerUnit === null ? Number.NaN : (barMm * pixelsPerUnit(jaw)) / mmPerUnit
    if (!Number.isFinite(px) || px <= 0) return bars
    const same = bars.find(bar => Math.abs(bar.px - px) < alike)
    return same ? bars.map(bar => (bar === same ? { ...bar, jaws: [...bar.jaws, jaw] } : bar)) : [...bars, { jaws: [jaw], px }]
  }, [])
