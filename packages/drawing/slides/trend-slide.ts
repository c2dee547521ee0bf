import type { Lang } from '@sella/ceph/words'
import type { Comparison } from '../report/comparison'
import { dottedDate } from '../report/date-text'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { numberMarks } from '../report/record-numbers'
import { trendAlternative } from '../report/result/alternatives'
import { errorsText } from '../report/result/errors-text'
import { comparisonInTime } from '../report/result/facts'
import { treatmentResultOf } from '../report/result/result'
import { trendMarks } from '../report/result/trend'
import { resultWords } from '../report/result/words'
import { figure, paragraph, text } from '../report/type'
import type { Mark } from '../scene/scene'
import { type Slide, slideBottom, slideOf } from './slide'

const top = headBottom + 36
const gap = 50
/** Records per line of the key. */
const inLine = 5

const keyMarks = ({ records }: Comparison, y: number): readonly Mark[] =>
  records.flatMap((record, i): readonly Mark[] => {
    const x = inner.left + (i % inLine) * (inner.width / inLine)
    const line = y + Math.floor(i / inLine) * 36
    return [
      ...numberMarks(record, { x: x + 14, y: line }),
      text(dottedDate(record.input.record.date), x + 36, line, { size: sizes.small, colour: greys.text }),
    ]
  })

/** What band, bars and dots are, and whose errors the bars are. */
const noteText = ({ records }: Comparison, lang: Lang): string => {
  const [note, errors] = [resultWords.trendNote[lang], errorsText(records, lang)]
  return errors === null ? note : `${note}${lang === 'zh' ? '。' : '. '}${errors}`
}

/**
 * The trend of the main measurements across the records, against the norms of their dates; empty where nothing can be compared.
 */
export const trendSlides = (given: Comparison): readonly Slide[] => {
  const of = comparisonInTime(given)
  const [first] = of.records
  const trends = treatmentResultOf(of)?.trends ?? []
  if (!first || trends.length === 0) return []
  const { input } = first
  const { lang } = input
  const note = { size: sizes.small, colour: greys.quiet, leading: 30 } as const
  const words = noteText(of, lang)
  const noteTop = slideBottom - paragraph(words, 0, 0, note).next + 8
  const keyTop = noteTop - 24 - Math.ceil(of.records.length / inLine) * 36
  const width = (inner.width - (trends.length - 1) * gap) / trends.length
  const charts = trends.flatMap((course, i) =>
    figure(
      trendAlternative(course, of.records, lang),
      trendMarks(course, of.records, { x: inner.left + i * (width + gap), y: top, width, height: keyTop - 40 - top }, lang),
    ),
  )
  return [
    slideOf(
      { title: resultWords.trend[lang], subtitle: of.name },
      [...charts, ...keyMarks(of, keyTop), ...paragraph(words, inner.left, noteTop, note).marks],
      input,
    ),
  ]
}
