import type { IncisorRuleName } from '../data/study-models/incisor-rules'

/** Where an amount may be taken from instead of the doctor's own judgement: Tweed's or Steiner's aim on the film, or a plan. */
export const amountSources = ['tweed', 'steiner', 'plan'] as const
type AmountSource = (typeof amountSources)[number]

/** Where an amount was taken; it stays as it was taken when the film or the plan changes. */
export interface TakenFrom {
  readonly from: AmountSource
  /** Name of the plan. */
  readonly plan?: string
  /** mm of a film whose scale nobody measured: shown with ≈. */
  readonly approximate?: true
}

/** How far the doctor means to move the incisors: forward above 0, back below, mm at the edge or degrees as the rule has it. */
export interface IncisorChange {
  readonly rule: IncisorRuleName
  readonly amount: number
  /** Absent where the doctor gave it by hand. */
  readonly taken?: TakenFrom
}

/** Which corrections the doctor counts against the space of an arch. Each stays a line of its own. */
export interface SpaceCorrections {
  readonly incisors: IncisorChange | null
  /**
   * The teeth whose disproportion is evened out in this arch; null where it is not. `overall` was once to be had and is not counted: its
   * twelve teeth hold the first molars, and room is measured between their mesial contacts.
   */
  readonly bolton: 'anterior' | 'overall' | null
}

/** What is counted before the doctor has chosen. */
export const usualCorrections: SpaceCorrections = { incisors: null, bolton: null }
