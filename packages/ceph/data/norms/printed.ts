export type NormGrade = 'confirmed' | 'memory' | 'estimate'

/** A norm as printed in its source. */
export interface PrintedNorm {
  readonly mean: number
  readonly sd: number
  readonly source: string
  readonly grade: NormGrade
  /** Measured on adults only, as the source itself says. */
  readonly adults?: boolean
  /** Published for the permanent dentition only, as the source itself says, in a list without age groups. */
  readonly permanent?: boolean
}

/** What the number after the ± is: a standard deviation, or a substitute. */
export type SpreadKind = 'sd' | 'sd (pooled)' | 'half range' | 'customary tolerance' | 'none'
