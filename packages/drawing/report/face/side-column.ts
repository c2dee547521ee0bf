import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { facialTypes } from '@sella/ceph/face/facial-type'
import type { WhyMissing } from '@sella/ceph/measure/reading'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { textWidth } from '../../scene/text-width'
import { classColours } from '../../tracing/colours'
import { shortItemName } from '../../tracing/short-names'
import { starText, valueText } from '../../tracing/value-text'
import { errorSigns } from '../error-signs'
import { beside } from '../facts'
import { guessedSign } from '../guessed'
import { greys, sizes } from '../paper'
import { paragraph, rule, shrunk, text } from '../type'
import { withinText } from '../within'
import { legendWords } from '../words'
import { type FaceReading, guessedFaceItems } from './reading'
import { faceWords, typeWords } from './words'

const leading = 43
const width = beside.right - beside.left

const headed = (title: string, y: number): readonly Mark[] => [
  rule(y, greys.ink, 2, { from: beside.left, to: beside.right }),
  text(title, beside.left, y + 36, { size: sizes.small, colour: greys.faint }),
]

interface Written {
  readonly marks: readonly Mark[]
  readonly next: number
}

/** The type of the profile, from the same rows as its table. */
const typesIn = ({ evaluation }: FaceReading, y: number, lang: Lang): Written => {
  const types = facialTypes(evaluation.rows)
  const marks = (['convexity', 'sagittal', 'slant'] as const).flatMap((by, i): readonly Mark[] => {
    const at = y + 86 + i * leading
    return [
      text(typeWords[by][lang], beside.left, at, { size: sizes.body, colour: greys.faint }),
      text(types[by]?.title[lang] ?? faceWords.type[lang], beside.values, at, { size: sizes.body, weight: 600 }),
    ]
  })
  return { marks: [...headed(faceWords.types[lang], y), ...marks], next: y + 86 + 3 * leading }
}

const worstFirst = (a: EvaluationRow, b: EvaluationRow): number => b.stars - a.stars

const isJudged = ({ norm }: EvaluationRow): boolean => norm !== null

/** Values outside their norm, the worst first, as many per line as fit; the rest are counted. */
const outsideIn = (reading: FaceReading, y: number, bottom: number, lang: Lang): readonly Mark[] => {
  const rows = reading.evaluation.rows.filter(row => row.stars > 0).sort(worstFirst)
  const head = headed(faceWords.outside[lang], y)
  const first = y + 86
  if (rows.length === 0) {
    const words = withinText(reading.evaluation.rows, lang)
    return [...head, text(words, beside.left, first, shrunk(words, { size: 30, weight: 600, maxWidth: width }, sizes.caption))]
  }
  const out: Mark[] = []
  const guessed = guessedFaceItems(reading)
  let [x, at]: [number, number] = [beside.left, first]
  let shown = 0
  for (const row of rows) {
    const name = guessed.has(row.item) ? `${shortItemName(row.name, lang)} ${guessedSign[lang]}` : shortItemName(row.name, lang)
    const words = `${name} ${valueText(row, reading.evaluation.calibration)} ${starText(row.stars)}`
    const long = textWidth(words, sizes.caption)
    if (x > beside.left && x + long > beside.right) [x, at] = [beside.left, at + 38]
    if (at > bottom) break
    out.push(text(words, x, at, { size: sizes.caption, colour: classColours.light[row.class], maxWidth: width }))
    x += long + 36
    shown += 1
  }
  const left = rows.length - shown
  const more = left > 0 ? (lang === 'zh' ? `另有 ${left} 项，见下表` : `${left} more, see the table`) : ''
  return [...head, ...out, text(more, beside.right, y + 36, { size: sizes.small, colour: greys.faint, align: 'end' })]
}

const hollowText = (reading: FaceReading, lang: Lang): readonly string[] => {
  if (guessedFaceItems(reading).size > 0) return [faceWords.estimatedPoints[lang], legendWords.estimatedValues[lang]]
  const hollow = Object.values(reading.tracing.points).some(({ origin }) => origin === 'estimated')
  return hollow ? [faceWords.estimatedUnused[lang]] : []
}

const sentences = (reading: FaceReading, lang: Lang): string => {
  const { rows, calibration } = reading.evaluation
  const lacks = (why: WhyMissing) => rows.some(row => row.reading.status === 'missing' && row.reading.why === why)
  const [unscaled, doubted] = [lacks('uncalibrated'), lacks('scale-doubted')]
  const byFilm = !doubted && calibration.provenance === 'film'
  return [
    ...(rows.some(isJudged) ? [legendWords.stars[lang]] : []),
    ...errorSigns(rows, lang),
    ...hollowText(reading, lang),
    ...(rows.some(row => row.norm?.grade === 'estimate') ? [legendWords.estimatedNorm[lang]] : []),
    ...(unscaled ? [faceWords.noScale[lang]] : []),
    ...(byFilm ? [faceWords.byFilm[lang]] : []),
    ...(doubted ? [faceWords.filmDoubted[lang]] : []),
    faceWords.byPhoto[lang],
    legendWords.decision[lang],
  ].join(lang === 'zh' ? '' : ' ')
}

/** Signs of the page and the sources of its values, the last line ending at `bottom`. */
const legendOf = (reading: FaceReading, bottom: number, lang: Lang) => {
  const setting = { size: sizes.smallest, colour: greys.faint, leading: 30, maxWidth: width }
  const words = sentences(reading, lang)
  const lines = paragraph(words, beside.left, 0, setting).marks.length
  const first = bottom - 15 - (lines - 1) * 30
  return { marks: paragraph(words, beside.left, first, setting).marks, top: first - 15 }
}

/** Beside the photo, under the facts: the type of a profile, the values outside the norms, the meaning of the signs. */
export const sideColumn = (
  reading: FaceReading,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  lang: Lang,
): readonly Mark[] => {
  const legend = legendOf(reading, bottom, lang)
  const types = reading.view === 'face_side' ? typesIn(reading, top, lang) : { marks: [], next: top }
  const outside = outsideIn(reading, types.next, legend.top - 24, lang)
  return [...types.marks, ...outside, ...legend.marks]
}
