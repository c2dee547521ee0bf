import type { Words } from '../../words'

export type NormGrade = 'confirmed' | 'memory' | 'estimate'

/** A norm as printed in its source. */
export interface PrintedNorm {
  readonly mean: number
  readonly sd: number
  /** The work it comes from, then remarks on it; a publication is cited unchanged in both languages. */
  readonly source: Words
  readonly grade: NormGrade
  /** Measured on adults only, as the source itself says. */
  readonly adults?: boolean
  /** Published for the permanent dentition only, as the source itself says, in a list without age groups. */
  readonly permanent?: boolean
}

/** What the number after the ± is: a standard deviation, or a substitute. */
export type SpreadKind = 'sd' | 'sd (pooled)' | 'half range' | 'customary tolerance' | 'none'

/** What stands between the work a norm comes from and the remarks on it. */
export const workFromRemarks: Words = { zh: '；', en: '; ' }

/** The work a norm comes from, without the remarks that follow it. */
export const workOf = ({ zh, en }: Words): Words => ({
  zh: zh.split(workFromRemarks.zh)[0] ?? zh,
  en: en.split(workFromRemarks.en)[0] ?? en,
})
