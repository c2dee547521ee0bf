import type { Figure } from '../kinds/figure'
import type { Missing } from './reading'
import type { Moves } from './uncertainty'

/** A value before scaling: degrees, pixels or a plain number, in the canonical frame. */
export interface RawValue {
  readonly status: 'raw'
  readonly value: number
  /** 1 if the value is a length and still needs a scale, 0 for angles and ratios. */
  readonly lengthPower: number
  readonly figure: Figure
  /** Empty if no point states an error. */
  readonly moves: Moves
}

export type Raw = RawValue | Missing

/** A missing value: the reason, and the landmarks or items required. */
export const missing = (why: Missing['why'], needs: readonly string[] = []): Missing => ({ status: 'missing', why, needs })
