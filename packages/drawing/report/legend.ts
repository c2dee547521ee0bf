import { affectedItems } from '@sella/ceph/analysis/affected'
import { landmarks } from '@sella/ceph/data/landmarks'
import { workOf } from '@sella/ceph/data/norms/printed'
import { porionDefinitions } from '@sella/ceph/data/porion-definitions'
import { sources } from '@sella/ceph/data/sources'
import { ASSUMED_S_NA_MM } from '@sella/ceph/tracing/calibration'
import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { Lang, Words } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { type Anatomy, anatomyOf, pointEntries } from '../tracing/anatomy'
import { isMeasuredScale } from '../tracing/value-text'
import { errorSigns } from './error-signs'
import { coveredPoints, guessedItems } from './guessed'
import type { ReportInput } from './input'
import { greys, sizes } from './paper'
import { paragraph } from './type'
import { legendWords, reportWords } from './words'

const leading = 30

/** The definition by which porion was placed, if it is recorded and a value of the analysis depends on it; otherwise nothing. */
const porionText = ({ lang, tracing, evaluation }: ReportInput): readonly string[] => {
  const { definition } = tracing.points.Po ?? {}
  const leans = affectedItems('Po')
  if (!definition || !evaluation.rows.some(row => leans.has(row.item) && row.reading.status === 'read')) return []
  const words = porionDefinitions[definition][lang]
  return [lang === 'zh' ? `${legendWords.porion.zh}：${words}。` : `${legendWords.porion.en}: ${words}.`]
}

const hollowText = (input: ReportInput): readonly string[] =>
  guessedItems(input).size > 0
    ? [legendWords.estimatedPoints[input.lang], legendWords.estimatedValues[input.lang]]
    : [legendWords.estimatedUnused[input.lang]]

/**
 * The points that another structure may cover (soft-tissue nasion according to the film's grey level, condylion always), if
 * values depend on them; otherwise nothing.
 */
const coveredText = (input: ReportInput): readonly string[] => {
  const { lang } = input
  const names = coveredPoints(input).map(name => landmarks[name].name[lang])
  if (names.length === 0) return []
  const { covered } = legendWords
  return [lang === 'zh' ? `${covered.zh}：${names.join('、')}。` : `${covered.en}: ${names.join(', ')}.`]
}

/** What stands where the signs are explained: film and table, a film with its findings alone, or a table alone. */
type LegendOf = 'page' | 'film' | 'table'

/** The signs of errors, and whose errors they are; neither stands on a film. */
const errorTexts = ({ lang, evaluation, tracing, readers }: ReportInput): readonly string[] => {
  const signs = errorSigns(evaluation.rows, lang)
  const hand = handErrorSentence([tracing.points], readers)
  return signs.length > 0 && hand ? [...signs, hand[lang]] : signs
}

/** Points that nobody saw, the values that use them, and outlines that nobody traced. */
const guessTexts = (input: ReportInput, of: LegendOf): readonly string[] => {
  const { lang, estimatedOutlines } = input
  if (of === 'table') return guessedItems(input).size > 0 ? [legendWords.guessedValues[lang]] : []
  const anatomy = anatomyOf(input.tracing, input.evaluation.facing)
  const outlined = anatomy.curves.some(curve => curve.estimated)
  return [
    ...(pointEntries(anatomy).some(([, point]) => point.origin === 'estimated') ? hollowText(input) : []),
    ...(outlined ? [estimatedOutlines ? legendWords.estimatedShown[lang] : legendWords.estimatedLeftOut[lang]] : []),
  ]
}

/** The meaning of the signs that occur there. */
export const legendText = (input: ReportInput, of: LegendOf = 'page'): string => {
  const { lang, evaluation } = input
  const { rows, calibration } = evaluation
  const approximate = !isMeasuredScale(calibration) && rows.some(row => row.unit === 'mm' && row.reading.status === 'read')
  const doubted = rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted')
  return [
    ...(doubted ? [legendWords.doubtedScale[lang]] : []),
    legendWords.stars[lang],
    ...(of === 'film' ? [] : errorTexts(input)),
    ...guessTexts(input, of),
    ...(approximate ? [legendWords.approximate[lang]] : []),
    ...(of !== 'film' && rows.some(row => row.norm?.grade === 'estimate') ? [legendWords.estimatedNorm[lang]] : []),
    ...coveredText(input),
    ...porionText(input),
    ...(of === 'table' ? [] : [legendWords.decision[lang]]),
  ].join(lang === 'zh' ? '' : ' ')
}

/** The legend's lines, the last one ending at `bottom`; `top` is where they begin. */
export const legendMarks = (
  input: ReportInput,
  place: { readonly left: number; readonly width: number; readonly bottom: number },
  words: string = legendText(input),
): { readonly marks: readonly Mark[]; readonly top: number } => {
  const setting = { size: sizes.smallest, colour: greys.faint, leading, maxWidth: place.width }
  const lines = paragraph(words, place.left, 0, setting).marks.length
  const first = place.bottom - leading / 2 - (lines - 1) * leading
  return { marks: paragraph(words, place.left, first, setting).marks, top: first - leading / 2 }
}

/** The work a norm comes from, without the remarks that follow it, in the reader's language. */
const citation = (source: Words, lang: Lang): string => {
  const work = workOf(source)
  return (work.en === sources.SPEC.citation ? reportWords.givenNorm : work)[lang]
}

/** The works the rows' norms come from, each once: `Norms: ...`. */
export const worksText = (rows: ReportInput['evaluation']['rows'], lang: Lang): string => {
  const works = [...new Set(rows.flatMap(({ norm }) => (norm ? [citation(norm.source, lang)] : [])))]
  return lang === 'zh'
    ? `${reportWords.sources.zh}：${works.join('；') || '无'}。`
    : `${reportWords.sources.en}: ${works.join('; ') || 'none'}.`
}

/** Who placed how many points on a film or photo, without the full stop. */
export const placedText = (anatomy: Anatomy, lang: Lang): string => {
  const points = pointEntries(anatomy).map(([, point]) => point)
  const count = (origin: string): number => points.filter(point => point.origin === origin).length
  const [manual, detected, estimated, derived] = ['manual', 'detected', 'estimated', 'derived'].map(count)
  const unknown = count('unknown')
  const unsaid = unknown === 0 ? '' : { zh: `，来源未记录 ${unknown}`, en: `, ${unknown} of unrecorded origin` }[lang]
  return lang === 'zh'
    ? `${reportWords.points.zh}：手动 ${manual}，检测 ${detected}，估计 ${estimated}，推导 ${derived}${unsaid}`
    : `${reportWords.points.en}: ${manual} placed, ${detected} detected, ${estimated} estimated, ${derived} derived${unsaid}`
}

/**
 * The same, and how many of them are unsure: by millimetres of a face of usual size (`unsureNames`), which are not those of the
 * film's own scale.
 */
export const pointsText = (anatomy: Anatomy, tracing: Tracing, lang: Lang): string => {
  const [placed, unsure] = [placedText(anatomy, lang), unsureNames(tracing.points).length]
  return lang === 'zh'
    ? `${placed}；${unsure} 点不确定度在 2 mm 以上（按 S–Na ${ASSUMED_S_NA_MM} mm 的面部折算）。`
    : `${placed}; ${unsure} uncertain by 2 mm or more of a face with S–Na ${ASSUMED_S_NA_MM} mm.`
}

/** Who placed how many points on the lateral film, and how many of them are unsure. */
export const filmPointsText = ({ lang, evaluation, tracing }: ReportInput): string =>
  pointsText(anatomyOf(tracing, evaluation.facing), tracing, lang)

/** The sources of the norms, and who placed how many points. */
export const notesText = (input: ReportInput): string =>
  [worksText(input.evaluation.rows, input.lang), filmPointsText(input)].join(input.lang === 'zh' ? '' : ' ')
