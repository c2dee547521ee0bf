import { inDecimals } from '@sella/ceph/measure/display'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { Lang } from '@sella/ceph/words'
import { compareSentences as say } from './compare-words'
import { dottedDate } from './date-text'

/** A change of a length, mm, with its sign: `+1.2`, `−2.5`, `0.0`. */
export const signedMm = (mm: number): string => (mm > 0 && inDecimals(mm, 1) !== '0.0' ? '+' : '') + inDecimals(mm, 1)

/** Where S-Na says that a scale is wrong: what is withheld, or that the doctor vouches for it; one sentence for each. */
export const scaleTexts = ({ clashes }: ScaleCheck, lang: Lang): readonly string[] => {
  const told = (some: ScaleCheck['clashes']): string =>
    some
      .map(({ days: [from, to], changeMm, leastMm, mostMm }) =>
        say.clash[lang](dottedDate(from), dottedDate(to), signedMm(changeMm), signedMm(leastMm), signedMm(mostMm)),
      )
      .join(lang === 'zh' ? '；' : '; ')
  const [stated, open] = [true, false].map(is => clashes.filter(one => one.stated === is))
  return [
    ...(open?.length ? [say.scalesDoubted[lang](told(open))] : []),
    ...(stated?.length ? [say.scalesStated[lang](told(stated))] : []),
  ]
}
