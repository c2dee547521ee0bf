import type { Point } from '../geometry/point'
import type { Missing, Reading, Unit } from '../measure/reading'
import type { Calibration } from '../tracing/calibration-types'
import type { Words } from '../words'

export type Dentition = 'primary_mixed' | 'early_permanent' | 'permanent'
export type Sex = 'male' | 'female'

/** A built-in or own analysis: the same shape, the same checks. */
export interface Analysis {
  readonly name: string
  readonly title: Words
  readonly creator: 'System' | 'user'
  readonly items: readonly string[]
  /** Names of the reference lines drawn with it. */
  readonly lines: readonly string[]
  /** Items whose value label stands on the film. */
  readonly texts: readonly string[]
  /** Dentition stages it has norms for; empty when it has no age groups. */
  readonly dentitions: readonly Dentition[]
  readonly sexes: readonly Sex[]
}

export type NormGrade = 'confirmed' | 'memory' | 'estimate'

export interface Norm {
  readonly mean: number
  readonly sd: number
  readonly source: string
  readonly grade: NormGrade
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
export interface Subject {
  readonly dentition: Dentition
  readonly sex: Sex | null
}

/** One line of the results table. */
export interface Row {
  readonly item: string
  readonly name: Words
  readonly category: string
  readonly unit: Unit
  readonly norm: Norm | null
  readonly reading: Reading | Missing
  /** The value for people, e.g. `82.0`, minus as U+2212; an en dash when missing. Unit not included. */
  readonly shown: string
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

export interface Evaluation {
  readonly calibration: Calibration
  readonly facing: 'right' | 'left'
  readonly rows: readonly Row[]
}
