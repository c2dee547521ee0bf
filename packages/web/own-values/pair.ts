/** Mean and SD of a norm as they are typed. */
export interface PairText {
  readonly mean: string
  readonly sd: string
}

/** A value is numeric if it parses as a number; a typographic minus counts as one. */
export const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replace('−', '-').replace(',', '.'))

/** Both fields empty: no own norm. A single value, or text that is no number: an error. */
export const faultOf = ({ mean, sd }: PairText): 'notNumber' | 'sdNegative' | null => {
  if (mean.trim() === '' && sd.trim() === '') return null
  if (!Number.isFinite(numberOf(mean)) || !Number.isFinite(numberOf(sd))) return 'notNumber'
  return numberOf(sd) < 0 ? 'sdNegative' : null
}
