/** Beyond this many SD the dot is clamped and becomes an arrow head. */
export const mostDeviations = 3.3

export interface DeviationInput {
  /** In the unit of the item; null if there is none. */
  readonly value: number | null
  readonly mean: number
  readonly sd: number
  /** One standard error of the value, in the same unit; null if unknown. */
  readonly error: number | null
  /** Width of the chart, in its own units: 92 in the work table, 510 on paper. */
  readonly width: number
  /** Padding left and right of ±3.3 SD, for the dot. */
  readonly padding: number
}

/** Positions along the chart, all finite, from 0 to `width`. */
export interface DeviationGeometry {
  readonly mean: number
  readonly band: { readonly from: number; readonly to: number }
  /** At -3 -2 -1 +1 +2 +3 SD. */
  readonly ticks: readonly number[]
  /** Null if there is no value. */
  readonly dot: { readonly at: number; readonly clamped: 'low' | 'high' | null } | null
  /** From value - error to value + error, clipped to the chart. */
  readonly whisker: { readonly from: number; readonly to: number } | null
}

const between = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

/**
 * Positions of the parts of one row's deviation chart; null if the norm has no spread (sd 0), since nothing can then be drawn to
 * scale. The results table and the report share this geometry.
 */
export const deviationGeometry = ({ value, mean, sd, error, width, padding }: DeviationInput): DeviationGeometry | null => {
  if (!(sd > 0) || !Number.isFinite(mean + sd)) return null
  const perSd = (width / 2 - padding) / mostDeviations
  const at = (deviations: number): number => width / 2 + between(deviations, -mostDeviations, mostDeviations) * perSd
  const geometry = { mean: at(0), band: { from: at(-1), to: at(1) }, ticks: [-3, -2, -1, 1, 2, 3].map(at) }
  if (value === null || !Number.isFinite(value)) return { ...geometry, dot: null, whisker: null }
  const deviations = (value - mean) / sd
  const clamped = deviations > mostDeviations ? 'high' : deviations < -mostDeviations ? 'low' : null
  const spread = error !== null && Number.isFinite(error) && error > 0 ? error / sd : null
  return {
    ...geometry,
    dot: { at: at(deviations), clamped },
    whisker: spread === null || clamped ? null : { from: at(deviations - spread), to: at(deviations + spread) },
  }
}
