import type { FindingPlane } from '../data/aspects'
import type { PrintedNorm, SpreadKind } from '../data/norms/printed'
import type { Point } from '../geometry/point'
import type { Missing, Reading } from '../measure/reading'
import type { Dentition } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { Calibration } from '../tracing/calibration-types'
import type { Unit } from '../unit'
import type { Words } from '../words'

/** The norm that judged a row, and for whom it holds. */
export interface Norm extends PrintedNorm {
  /** The age group; null if the norm was published for all ages or for a single age group. */
  readonly group: Dentition | null
  /** The sex; `both` if the norm is pooled. */
  readonly sex: Sex | 'both'
  /** What kind of spread the SD is; stars are counted in units of it, whatever its kind. */
  readonly spread: SpreadKind
  /** The norm is that of older patients: of adults, or of the permanent dentition, while this patient is not there yet. */
  readonly ofOlder?: 'adults' | 'permanent'
}

export type DeviationClass =
  | 'normal'
  | 'sd_positive_1'
  | 'sd_positive_2'
  | 'sd_positive_3'
  | 'sd_negative_1'
  | 'sd_negative_2'
  | 'sd_negative_3'

/** The doctor's own texts and norms for one item (spec: user config per item). */
export interface ItemOverride {
  readonly tipsLess?: string
  readonly tipsMid?: string
  readonly tipsMore?: string
  readonly meanSd?: Readonly<Partial<Record<Dentition, { readonly mean: number; readonly sd: number }>>>
}

/** The patient whose norms apply to a tracing. */
export interface NormSubject {
  /** The patient's age group, regardless of which groups an analysis distinguishes. */
  readonly dentition: Dentition
  /** Null if unknown: pooled norms are used. */
  readonly sex: Sex | null
}

/** One line of the results table. */
export interface EvaluationRow {
  readonly item: string
  readonly name: Words
  readonly category: string
  readonly unit: Unit
  readonly norm: Norm | null
  readonly reading: Reading | Missing
  /** The displayed value, e.g. `82.0`, with U+2212 as the minus sign; an en dash if missing. Excludes the unit. */
  readonly shown: string
  /**
   * For a signed value of a frontal film: the meaning of its sign, e.g. `左低`. The value is then shown with this text and without
   * its sign.
   */
  readonly aside?: Words
  /** Value (rounded to 2 decimals) minus mean; null without a value or a norm. */
  readonly difference: number | null
  readonly class: DeviationClass
  readonly stars: 0 | 1 | 2 | 3
  /** True when a class boundary lies within the reading's error. */
  readonly uncertain: boolean
  readonly meaning: Words | null
  /** Anchor of the value's label, in image pixels; null if the value is missing or has no anchor. */
  readonly label: Point | null
}

/** One sentence of the summary, with the items it is based on. */
export interface Finding {
  readonly plane: FindingPlane
  /** Key of the type, e.g. `II`, `high`, `open_bite_1`; null for deviations, normal planes and rows that disagree. */
  readonly key: string | null
  /** The complete sentence: names its subject and states where it is borderline. */
  readonly text: Words
  readonly items: readonly string[]
  /**
   * `type`: the joint name for the rows' classes, or for a grade that agrees with them. `deviation`: outside the norm. `normal`:
   * the whole plane is within the norm.
   */
  readonly kind: 'type' | 'deviation' | 'normal'
  /** The highest star count among its items. */
  readonly stars: 0 | 1 | 2 | 3
  /** True when a limit lies within the error of the values it is based on. */
  readonly uncertain: boolean
}

export interface Evaluation {
  readonly calibration: Calibration
  readonly facing: 'right' | 'left'
  readonly rows: readonly EvaluationRow[]
  /** The summary of the rows by plane; empty for an analysis of the face. */
  readonly findings: readonly Finding[]
}
