export type NormGrade = 'confirmed' | 'memory' | 'estimate'

/** A norm as its source prints it. */
export interface PrintedNorm {
  readonly mean: number
  readonly sd: number
  readonly source: string
  readonly grade: NormGrade
}

/** What is printed after the ±: a standard deviation, or what stands in for one. */
export type SpreadKind = 'sd' | 'sd (pooled)' | 'half range' | 'customary tolerance' | 'none'
