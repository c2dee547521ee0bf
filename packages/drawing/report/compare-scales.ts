import { signedMm } from '@sella/ceph/study-models/as-read'
import type { OverlayFilm } from '@sella/ceph/superimpose/overlay'
import type { ScaleCheck, ScaleClash } from '@sella/ceph/superimpose/scale-check'
import { scaleCautionWords } from '@sella/ceph/tracing/scale-caution'
import type { Lang } from '@sella/ceph/words'
import { compareSentences as say } from './compare-words'
import { dottedDate } from './date-text'

/** At most this many pairs are named, those furthest from the plausible range; the others are counted. */
const named = 3

const beyond = ({ changeMm, leastMm, mostMm }: ScaleClash): number => Math.max(leastMm - changeMm, changeMm - mostMm)

/** A film by whose scale records are compared; its day as `YYYY-MM-DD` or longer. */
interface ScaledFilm {
  readonly day: string
  readonly film: Pick<OverlayFilm, 'tracing' | 'calibration'>
}

/** Of each film whose own S-Na or N-Me speaks against its scale, which the others do not show where they share it. */
const filmTexts = (films: readonly ScaledFilm[], lang: Lang): readonly string[] => {
  const doubtful = films.flatMap(({ day, film }) => {
    const caution = scaleCautionWords(film.tracing, film.calibration)
    return caution ? [say.filmScale[lang](dottedDate(day.slice(0, 10)), caution[lang])] : []
  })
  return doubtful.length > named ? [...doubtful.slice(0, named), say.moreFilms[lang](doubtful.length)] : doubtful
}

/**
 * If S-Na indicates a wrong scale: what is withheld, or that the doctor vouches for it, and what speaks against the scale of a film
 * by itself; one sentence each.
 */
export const scaleTexts = ({ clashes }: ScaleCheck, films: readonly ScaledFilm[], lang: Lang): readonly string[] => {
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
    ...filmTexts(films, lang),
  ]
}

/** A record of a scheme, with its day. */
interface RecordFilm extends Pick<ScaledFilm, 'film'> {
  readonly input: { readonly record: { readonly date: string } }
}

/** The same of the records of a scheme. */
export const schemeScaleTexts = (
  { scales, records }: { readonly scales: ScaleCheck; readonly records: readonly RecordFilm[] },
  lang: Lang,
): readonly string[] =>
  scaleTexts(
    scales,
    records.map(({ film, input }) => ({ day: input.record.date, film })),
    lang,
  )
