import type { IncisorRuleName } from '../data/study-models/incisor-rules'

/** Possible sources of an amount other than the doctor's own judgement: Tweed's or Steiner's aim on the film, or a plan. */
export const amountSources = ['tweed', 'steiner', 'plan'] as const
type AmountSource = (typeof amountSources)[number]

/** Where an amount was taken from; the amount does not change when the film or the plan does. */
export interface TakenFrom {
  readonly from: AmountSource
  /** Name of the plan. */
  readonly plan?: string
  /** mm of a film whose scale was not measured: shown with ≈. */
  readonly approximate?: true
}

/**
 * How far the doctor intends to move the incisors: forward positive, back negative, in mm at the edge or in degrees, depending on
 * the rule.
 */
export interface IncisorChange {
  readonly rule: IncisorRuleName
  readonly amount: number
  /** Absent if the doctor entered it by hand. */
  readonly taken?: TakenFrom
}

/** The corrections the doctor applies to the space of an arch. Each is shown on a line of its own. */
export interface SpaceCorrections {
  readonly incisors: IncisorChange | null
  /**
   * The teeth whose size discrepancy is corrected in this arch; null if none. `overall` was offered formerly and is not counted:
   * its twelve teeth include the first molars, whereas space is measured between their mesial contacts.
   */
  readonly bolton: 'anterior' | 'overall' | null
}

/** Corrections applied before the doctor has chosen any. */
export const usualCorrections: SpaceCorrections = { incisors: null, bolton: null }
