import type { Figure, Missing } from './reading'

/** A value before the scale: degrees, pixels or a bare number, in the canonical frame. */
export interface RawValue {
  readonly status: 'raw'
  readonly value: number
  /** 1 when the value is a length and still needs a scale, 0 for angles and ratios. */
  readonly lengthPower: number
  readonly figure: Figure
  /** How far the value moves when each uncertain source moves by one standard error; empty when no point states an error. */
  readonly moves: readonly number[]
}

export type Raw = RawValue | Missing

export const missing = (why: Missing['why'], needs: readonly string[] = []): Missing => ({ status: 'missing', why, needs })
