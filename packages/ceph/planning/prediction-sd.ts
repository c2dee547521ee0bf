import { ninetyPercent } from '../data/planning/prediction-error'

/** Standard deviations in addition to those of the ratios, mm. */
interface Errors {
  readonly residual: number
  readonly landmark: number
  readonly growth: number
}

/** sd = sqrt(sum (driver x sd of its ratio)^2 + residual^2 + landmark^2 + growth^2), mm; section 5. */
export const predictionSd = (ratioSds: readonly number[], { residual, landmark, growth }: Errors): number =>
  Math.hypot(...ratioSds, residual, landmark, growth)

/** Half the width that covers about 90 %, mm, before the minimum width is applied. */
export const halfWidth = (sd: number): number => ninetyPercent * sd
