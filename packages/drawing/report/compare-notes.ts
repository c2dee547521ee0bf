import { porionDefinitions } from '@sella/ceph/data/porion-definitions'
import { inDecimals } from '@sella/ceph/measure/display'
import { signedMm } from '@sella/ceph/study-models/as-read'
import { cranialBaseChangeAsRead } from '@sella/ceph/superimpose/cranial-base'
import { inTime } from '@sella/ceph/superimpose/in-time'
import { intervalsWords } from '@sella/ceph/superimpose/interval'
import { porionClash } from '@sella/ceph/superimpose/porion-clash'
import type { SinceSaved } from '@sella/ceph/superimpose/snapshot'
import type { Lang } from '@sella/ceph/words'
import { anatomyOf, pointEntries } from '../tracing/anatomy'
import { shortLandmarkName } from '../tracing/short-names'
import { isMeasuredScale } from '../tracing/value-text'
import { compareWords, compareSentences as say } from './compare-words'
import type { Comparison } from './comparison'
import { dottedDate, listComma } from './date-text'
import { legendWords } from './words'

/** At most this many landmarks are named, those that moved furthest; the others are counted. */
const named = 3

const changedText = ({ points, scale }: SinceSaved, lang: Lang): string => {
  const far = points.toSorted((a, b) => (b.mm ?? Number.POSITIVE_INFINITY) - (a.mm ?? Number.POSITIVE_INFINITY))
  const words = far
    .slice(0, named)
    .map(({ landmark, mm }) => shortLandmarkName(landmark) + (mm === null ? '' : ` ${inDecimals(mm, 1)} mm`))
  return [
    ...words,
    ...(points.length > named ? [say.morePoints[lang](points.length)] : []),
    ...(scale ? [say.scaleChanged[lang]()] : []),
  ].join(listComma(lang))
}

/** What changed on the records since the scheme was saved; null if nothing. */
export const sinceText = ({ records, changed, savedOn }: Comparison, lang: Lang): string | null => {
  if (changed.length === 0) return null
  const what = changed
    .map(change => {
      const date = records.find(({ uuid }) => uuid === change.id)?.input.record.date ?? ''
      return lang === 'zh'
        ? `${dottedDate(date)}（${changedText(change, lang)}）`
        : `${dottedDate(date)} (${changedText(change, lang)})`
    })
    .join(listComma(lang))
  return savedOn ? say.since[lang](dottedDate(savedOn), what) : say.sinceUnknown[lang](what)
}

/** The definition of porion on each record, if they must not be compared; null if they may. */
export const porionText = (records: Comparison['records'], lang: Lang): string | null => {
  const clash = porionClash(records.map(({ uuid, input }) => ({ id: uuid, tracing: input.tracing })))
  if (!clash) return null
  const what = clash.map(({ id, definition }) => {
    const date = dottedDate(records.find(({ uuid }) => uuid === id)?.input.record.date ?? '')
    return `${date} ${(definition ? porionDefinitions[definition] : compareWords.unrecorded)[lang]}`
  })
  return say.porionClash[lang](what.join(listComma(lang)))
}

/**
 * The time between the records, and how S-Na changed; not by a doubted scale, of which the warning says how S-Na made it doubtful.
 */
export const factsText = ({ records, scales }: Comparison, lang: Lang): string => {
  const dated = inTime(records, ({ input }) => input.record.date)
  const [first, last] = [dated[0], dated.at(-1)]
  if (!first || !last || records.length < 2) return ''
  const days = dated.map(({ input }) => input.record.date)
  const doubted = [first, last].some(({ uuid }) => scales.doubted.has(uuid))
  const base = doubted ? null : cranialBaseChangeAsRead(first.film, last.film)
  const mark = [first, last].every(({ film }) => isMeasuredScale(film.calibration)) ? '' : '≈ '
  return [
    say.interval[lang](intervalsWords(days)[lang]),
    ...(base === null ? [] : [say.cranialBase[lang](`${mark}${signedMm(base)}`)]),
  ].join(' · ')
}

/** The meaning of hollow points and dashed outlines on these films and pictures. */
const estimatedTexts = (records: Comparison['records'], lang: Lang): readonly string[] => {
  const anatomies = records.map(({ input, film }) => anatomyOf(input.tracing, film.facing))
  const hollow = anatomies.some(anatomy => pointEntries(anatomy).some(([, point]) => point.origin === 'estimated'))
  const dashed = anatomies.some(anatomy => anatomy.curves.some(curve => curve.estimated))
  const shown = records.some(({ input }) => input.estimatedOutlines)
  return [
    ...(hollow ? [legendWords.estimatedUnused[lang]] : []),
    ...(dashed ? [(shown ? legendWords.estimatedShown : legendWords.estimatedLeftOut)[lang]] : []),
  ]
}

/** What applies to all pictures of a page. */
export const notesText = (comparison: Comparison, lang: Lang): string => {
  const { records, pictures, absent, scales } = comparison
  const hasRatio = pictures.some(picture => !picture.records.some(({ id }) => scales.doubted.has(id)))
  const approximate = records.some(({ film }) => film.mmPerPixel !== null && !isMeasuredScale(film.calibration))
  const since = sinceText(comparison, lang)
  const porion = porionText(records, lang)
  return [
    compareWords.rigid[lang],
    ...(hasRatio ? [say.trueSize[lang](records[0]?.input.paper ?? 'A4')] : []),
    ...(approximate ? [compareWords.assumed[lang]] : []),
    ...estimatedTexts(records, lang),
    ...(absent > 0 ? [say.absent[lang](absent)] : []),
    ...(since ? [since] : []),
    ...(porion ? [porion] : []),
  ].join(lang === 'zh' ? '' : ' ')
}
