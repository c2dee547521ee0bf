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

/** The meaning of the signs on this page; only signs that occur. */
export const legendText = (input: ReportInput): string => {
  const { lang, evaluation, estimatedOutlines } = input
  const anatomy = anatomyOf(input.tracing, evaluation.facing)
  const guessed = anatomy.curves.some(curve => curve.estimated)
  const approximate =
    !isMeasuredScale(evaluation.calibration) && evaluation.rows.some(row => row.unit === 'mm' && row.reading.status === 'read')
  const doubted = evaluation.rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted')
  const hollow = pointEntries(anatomy).some(([, point]) => point.origin === 'estimated')
  const whisker = evaluation.rows.some(row => row.reading.status === 'read' && row.reading.error !== null)
  const hand = handErrorSentence([input.tracing.points], input.readers)
  return [
    ...(doubted ? [legendWords.doubtedScale[lang]] : []),
    legendWords.stars[lang],
    ...(whisker ? [legendWords.whisker[lang], ...(hand ? [hand[lang]] : [])] : []),
    ...(hollow ? hollowText(input) : []),
    ...(guessed ? [estimatedOutlines ? legendWords.estimatedShown[lang] : legendWords.estimatedLeftOut[lang]] : []),
    ...(approximate ? [legendWords.approximate[lang]] : []),
    ...(evaluation.rows.some(row => row.norm?.grade === 'estimate') ? [legendWords.estimatedNorm[lang]] : []),
    ...coveredText(input),
    ...porionText(input),
    legendWords.decision[lang],
  ].join(lang === 'zh' ? '' : ' ')
}

/** The legend's lines, the last one ending at `bottom`; `top` is where they begin. */
export const legendMarks = (
  input: ReportInput,
  place: { readonly left: number; readonly width: number; readonly bottom: number },
): { readonly marks: readonly Mark[]; readonly top: number } => {
  const setting = { size: sizes.smallest, colour: greys.faint, leading, maxWidth: place.width }
  const lines = paragraph(legendText(input), place.left, 0, setting).marks.length
  const first = place.bottom - leading / 2 - (lines - 1) * leading
  return { marks: paragraph(legendText(input), place.left, first, setting).marks, top: first - leading / 2 }
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

/**
 * Who placed how many points on a film or photo, and how many of them are unsure: by millimetres of a face of usual size
 * (`unsureNames`), which are not those of the film's own scale.
 */
export const pointsText = (anatomy: Anatomy, tracing: Tracing, lang: Lang): string => {
  const points = pointEntries(anatomy).map(([, point]) => point)
  const count = (origin: string): number => points.filter(point => point.origin === origin).length
  const unsure = unsureNames(tracing.points).length
  const [manual, detected, estimated, derived] = ['manual', 'detected', 'estimated', 'derived'].map(count)
  const unknown = count('unknown')
  const unsaid = unknown === 0 ? '' : { zh: `，来源未记录 ${unknown}`, en: `, ${unknown} of unrecorded origin` }[lang]
  return lang === 'zh'
    ? `${reportWords.points.zh}：手动 ${manual}，检测 ${detected}，估计 ${estimated}，推导 ${derived}${unsaid}；${unsure} 点不确定度在 2 mm 以上（按 S–Na ${ASSUMED_S_NA_MM} mm 的面部折算）。`
    : `${reportWords.points.en}: ${manual} placed, ${detected} detected, ${estimated} estimated, ${derived} derived${unsaid}; ${unsure} uncertain by 2 mm or more of a face with S–Na ${ASSUMED_S_NA_MM} mm.`
}

/** The sources of the norms, and who placed how many points. */
export const notesText = ({ lang, evaluation, tracing }: ReportInput): string =>
  [worksText(evaluation.rows, lang), pointsText(anatomyOf(tracing, evaluation.facing), tracing, lang)].join(
    lang === 'zh' ? '' : ' ',
  )
