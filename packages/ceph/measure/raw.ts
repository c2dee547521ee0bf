import type { Figure } from '../kinds/figure'
import type { Missing } from './reading'
import type { Moves } from './uncertainty'

/** A value before the scale: degrees, pixels or a bare number, in the canonical frame. */
export interface RawValue {
  readonly status: 'raw'
  readonly value: number
  /** 1 when the value is a length and still needs a scale, 0 for angles and ratios. */
  readonly lengthPower: number
  readonly figure: Figure
  /** Empty when no point states an error. */
  readonly moves: Moves
}

export type Raw = RawValue | Missing

/** No value: why, and the landmarks or items that would be needed. */
export const missing = (why: Missing['why'], needs: readonly string[] = []): Missing => ({ status: 'missing', why, needs })
