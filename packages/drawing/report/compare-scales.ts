import { signedMm } from '@sella/ceph/study-models/as-read'
import type { ScaleCheck, ScaleClash } from '@sella/ceph/superimpose/scale-check'
import type { Lang } from '@sella/ceph/words'
import { compareSentences as say } from './compare-words'
import { dottedDate } from './date-text'

/** At most this many pairs are named, those furthest from the plausible range; the others are counted. */
const named = 3

const beyond = ({ changeMm, leastMm, mostMm }: ScaleClash): number => Math.max(leastMm - changeMm, changeMm - mostMm)

/** If S-Na indicates a wrong scale: what is withheld, or that the doctor vouches for it; one sentence each. */
export const scaleTexts = ({ clashes }: ScaleCheck, lang: Lang): readonly string[] => {
  const clashWords = (some: ScaleCheck['clashes']): string => {
    const worst = [...some].sort((a, b) => beyond(b) - beyond(a)).slice(0, named)
    const words = worst
      .map(({ days: [from, to], changeMm, leastMm, mostMm }) =>
        say.clash[lang](dottedDate(from), dottedDate(to), signedMm(changeMm), signedMm(leastMm), signedMm(mostMm)),
      )
      .join(lang === 'zh' ? '；' : '; ')
    return some.length > named ? words + say.morePairs[lang](some.length) : words
  }
  const [stated, open] = [true, false].map(is => clashes.filter(clash => clash.stated === is))
  return [
    ...(open?.length ? [say.scalesDoubted[lang](clashWords(open))] : []),
    ...(stated?.length ? [say.scalesStated[lang](clashWords(stated))] : []),
  ]
}
