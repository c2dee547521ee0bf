import { showNorm } from '@sella/ceph/measure/display'
import { type BoltonPairs, type BoltonPart, boltonParts, ownBoltonIn, ownBoltonItems } from '@sella/ceph/study-models/bolton-norm'
import type { OwnValues } from '@sella/contract/documents/own-values'
import { losesTheirs, MetElsewhere } from '../../own-values/lost-change'
import { numberOf, type PairText, faultOf as pairFault } from '../../own-values/pair'

/** Both norms as they are typed. */
export type BoltonTexts = Readonly<Record<BoltonPart, PairText>>

const noText: PairText = { mean: '', sd: '' }

export const textsOf = (own: BoltonPairs | null): BoltonTexts => {
  const textOf = (part: BoltonPart): PairText => (own ? { mean: String(own[part].mean), sd: String(own[part].sd) } : noText)
  return { anterior: textOf('anterior'), overall: textOf('overall') }
}

/** A mean outside these is no ratio in percent, but one typed as 0.79 or a sum of widths. */
const ratioRange = { from: 50, to: 130 } as const

/** What is wrong with one ratio's norm; null for nothing. */
export const faultOf = (pair: PairText): 'notNumber' | 'sdZero' | 'notPercent' | null => {
  if (pairFault(pair) === 'notNumber' || pair.mean.trim() === '') return 'notNumber'
  const [mean, sd] = [numberOf(pair.mean), numberOf(pair.sd)]
  if (mean < ratioRange.from || mean > ratioRange.to) return 'notPercent'
  return sd > 0 ? null : 'sdZero'
}

/** The norm that is typed; null while a part of it is wrong or missing. */
export const pairsIn = (texts: BoltonTexts): BoltonPairs | null => {
  if (boltonParts.some(part => faultOf(texts[part]) !== null)) return null
  const pairOf = ({ mean, sd }: PairText) => ({ mean: numberOf(mean), sd: numberOf(sd) })
  return { anterior: pairOf(texts.anterior), overall: pairOf(texts.overall) }
}

/** The norm in a line: `79.0 ± 2.0 / 91.5 ± 1.7`. */
export const boltonText = ({ anterior, overall }: BoltonPairs): string => `${showNorm(anterior)} / ${showNorm(overall)}`

/**
 * The doctor's values by item with her norm of both ratios, or without (null). Throws `MetElsewhere` with the stored norm if another
 * window stored one that nobody saw here.
 */
export const withBolton = (stored: OwnValues, mine: BoltonPairs | null, was: BoltonPairs | null): OwnValues => {
  const theirs = ownBoltonIn(stored)
  if (theirs && losesTheirs({ was, mine, theirs })) throw new MetElsewhere(theirs)
  const { [ownBoltonItems.anterior]: _, [ownBoltonItems.overall]: __, ...others } = stored
  if (!mine) return others
  const own = boltonParts.map(part => [ownBoltonItems[part], { meanSd: { permanent: mine[part] } }])
  return { ...others, ...Object.fromEntries(own) }
}
