import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { scaleOf } from '@sella/ceph/study-models/scale'
import type { Jaw } from '@sella/ceph/study-models/tooth'

/** mm of the bar that says how large the models are shown. */
export const barMm = 10

export interface ScaleBar {
  /** Of the jaws it holds for. */
  readonly jaws: readonly Jaw[]
  readonly px: number
}

/** px by which bars of two jaws may differ and still look alike. */
const alike = 0.5

/**
 * What 10 mm come to on the stage, for each jaw shown; one bar where both are shown alike, two where photographs have scales of their
 * own. A photograph without a scale has none.
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
