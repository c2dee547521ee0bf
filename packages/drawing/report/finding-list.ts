import type { Row } from '@sella/ceph/analysis/analysis'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { textWidth } from '../scene/text-width'
import { classColours } from '../tracing/colours'
import { shortItemName } from '../tracing/short-names'
import { starText, valueText } from '../tracing/value-text'
import { beside } from './facts'
import { type Finding, findings } from './findings'
import type { ReportInput } from './input'
import { greys, sizes } from './paper'
import { rule, text } from './type'
import { reportWords } from './words'

const step = 108
const meaningSize = 30

/** As many meanings as stand in one line, the worst first; at least one. */
const fittingMeanings = (meanings: readonly string[], lang: Lang, width: number): string => {
  const comma = lang === 'zh' ? '；' : '; '
  let line = meanings[0] ?? ''
  for (const meaning of meanings.slice(1)) {
    const longer = `${line}${comma}${meaning}`
    if (textWidth(longer, meaningSize, 600) > width) return line
    line = longer
  }
  return line
}

/** `ANB 7.2° ★★`, as many as fit. */
const itemMarks = (rows: readonly Row[], y: number, { lang, evaluation }: ReportInput): readonly Mark[] => {
  const out: Mark[] = []
  let x: number = beside.values
  for (const row of rows) {
    const words = `${shortItemName(row.name, lang)} ${valueText(row, evaluation.calibration)} ${starText(row.stars)}`
    const width = textWidth(words, sizes.caption)
    if (x + width > beside.right && out.length > 0) break
    out.push(text(words, x, y, { size: sizes.caption, colour: classColours.light[row.class] }))
    x += width + 36
  }
  return out
}

const findingMarks = (finding: Finding, y: number, input: ReportInput): readonly Mark[] => {
  const { lang } = input
  const width = beside.right - beside.values
  return [
    text(finding.category, beside.left, y, { size: sizes.small, colour: greys.quiet, most: beside.values - beside.left - 12 }),
    text(fittingMeanings(finding.meanings, lang, width), beside.values, y, { size: meaningSize, weight: 600, most: width }),
    ...itemMarks(finding.rows, y + 40, input),
    rule(y + 71, greys.hairline, 1.5, { from: beside.left, to: beside.right }),
  ]
}

const moreText = (count: number, lang: Lang): string =>
  lang === 'zh' ? `另有 ${count} 项偏离，见下表` : `${count} more outside the norm, see the table`

const quietText = ({ evaluation, lang }: ReportInput): string =>
  evaluation.rows.some(row => row.reading.status === 'read') ? reportWords.normal[lang] : reportWords.nothingRead[lang]

/** What lies outside the norm between `top` and `bottom`, the worst category first; what finds no room is counted. */
export const findingList = (input: ReportInput, top: number, bottom: number): readonly Mark[] => {
  const { lang } = input
  const all = findings(input.evaluation, lang)
  const caption = [
    rule(top, greys.ink, 2, { from: beside.left, to: beside.right }),
    text(reportWords.findings[lang], beside.left, top + 36, { size: sizes.small, colour: greys.faint }),
  ]
  const first = top + 86
  if (all.length === 0) return [...caption, text(quietText(input), beside.values, first, { size: meaningSize, weight: 600 })]
  const room = Math.max(1, Math.floor((bottom - first + 37) / step))
  const shown = all.length <= room ? all : all.slice(0, Math.max(1, room))
  const hidden = all.slice(shown.length).reduce((sum, finding) => sum + finding.rows.length, 0)
  const more =
    hidden > 0
      ? [text(moreText(hidden, lang), beside.right, top + 36, { size: sizes.small, colour: greys.faint, align: 'end' })]
      : []
  return [...caption, ...more, ...shown.flatMap((finding, i) => findingMarks(finding, first + i * step, input))]
}
