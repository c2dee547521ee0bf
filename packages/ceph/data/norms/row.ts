import type { SourceName } from '../sources'
import type { NormDetail } from './detail-words'
import type { NormGrade, SpreadKind } from './printed'

export interface Pair {
  readonly mean: number
  readonly sd: number
}

/** The norm of an item itself, used if its analysis has no table by dentition. */
export interface ItemNorm extends Pair {
  /** What the printed spread is; only `sd` and `sd (pooled)` are statistical. */
  readonly sdKind: SpreadKind
  readonly source: SourceName
  readonly detail: NormDetail | null
  /** How mean and SD were pooled from those of the two sexes; part of the source only where they are used. */
  readonly pooling?: NormDetail
  readonly grade: NormGrade
  readonly bySex?: { readonly male: Pair; readonly female: Pair }
}

/** A norm for one dentition stage. */
export interface StageNorm extends Pair {
  readonly source: SourceName
  readonly detail: NormDetail | null
  readonly grade: NormGrade
}
