import type { IncisorRuleName } from '../data/study-models/incisor-rules'

/** How far the doctor means to move the incisors: forward above 0, back below, mm at the edge or degrees as the rule has it. */
export interface IncisorChange {
  readonly rule: IncisorRuleName
  readonly amount: number
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
