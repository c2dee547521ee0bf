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
  /** The age group; null where it was printed for all ages, or for one only. */
  readonly group: Dentition | null
  /** The sex; `both` where it is pooled. */
  readonly sex: Sex | 'both'
  /** What its SD is: stars count in it, whatever it is. */
  readonly spread: SpreadKind
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

/** For whom a tracing is judged. */
export interface NormSubject {
  /** The patient's age group, whatever groups an analysis has. */
  readonly dentition: Dentition
  /** Null where nobody said: pooled norms. */
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
  /** The value for people, e.g. `82.0`, minus as U+2212; an en dash when missing. Unit not included. */
  readonly shown: string
  /** Of a signed value of a frontal film: what its sign says, as `左低`; such a value is told by it and without its sign. */
  readonly aside?: Words
  /** value (rounded to 2 decimals) minus mean; null without value or norm. */
  readonly difference: number | null
  readonly class: DeviationClass
  readonly stars: 0 | 1 | 2 | 3
  /** True when a border of the class lies inside the reading's error. */
  readonly uncertain: boolean
  readonly meaning: Words | null
  /** Where the value label hangs: anchor in image pixels; null when missing or without anchor. */
  readonly label: Point | null
}

/** One sentence of the summary, with the items it rests on. */
export interface Finding {
  readonly plane: FindingPlane
  /** Key of the type, e.g. `II`, `high`, `open_bite_1`; null for deviations, normal planes and rows that disagree. */
  readonly key: string | null
  /** Whole: names its subject, and says where a type is borderline. */
  readonly text: Words
  readonly items: readonly string[]
  /** `type`: what the rows' classes, or a grade that agrees with them, are called together. `deviation`: outside the norm. `normal`: the whole plane is within it. */
  readonly kind: 'type' | 'deviation' | 'normal'
  /** Most stars among its items. */
  readonly stars: 0 | 1 | 2 | 3
  /** A limit lies within the error of the values it rests on. */
  readonly uncertain: boolean
}

export interface Evaluation {
  readonly calibration: Calibration
  readonly facing: 'right' | 'left'
  readonly rows: readonly EvaluationRow[]
  /** The summary of the rows by plane; none of a face. */
  readonly findings: readonly Finding[]
}
