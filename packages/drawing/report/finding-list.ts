import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { textWidth, wrapped } from '../scene/text-width'
import { classColours } from '../tracing/colours'
import { shortItemName } from '../tracing/short-names'
import { starText, valueText } from '../tracing/value-text'
import { beside } from './facts'
import { type Finding, findings } from './findings'
import type { ReportInput } from './input'
import { greys, sizes } from './paper'
import { rule, shrunk, text } from './type'
import { withinText } from './within'
import { reportWords } from './words'

/** How close findings may come: the middle of caption and first below the top, the smallest distance of two, and the rule under each. */
interface Pitch {
  readonly caption: number
  readonly first: number
  readonly min: number
}
const usual: Pitch = { caption: 36, first: 86, min: 92 }
/** Only where it has room for a plane more. */
const tight: Pitch = { caption: 28, first: 68, min: 83 }
const mostStep = 112
/** A rule stands this far above the next finding, but never on the values of its own. */
const [aboveNext, belowFirst] = [37, 55]
const meaningSize = 30

const between: Readonly<Record<Lang, string>> = { zh: '；', en: '; ' }

/** Whether the words fit beside the plane, on one line or on two smaller ones, as `meaningMarks` sets them. */
const fits = (words: string, width: number): boolean =>
  textWidth(words, meaningSize, 600) <= width || wrapped(words, width, sizes.small, 600).length <= 2

/** As many meanings as fit, the worst first; at least one. */
const fittingMeanings = (meanings: readonly string[], lang: Lang, width: number): readonly string[] => {
  const line = (count: number): string => meanings.slice(0, count).join(between[lang])
  const cut = meanings.findIndex((_, i) => i > 0 && !fits(line(i + 1), width))
  return cut < 0 ? meanings : meanings.slice(0, cut)
}

/** `ANB 7.2° ★★`, as many as fit. */
const itemMarks = (rows: readonly EvaluationRow[], y: number, { lang, evaluation }: ReportInput): readonly Mark[] => {
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

/** Letters of a finding on two lines, from usual to the smallest: what limits a finding stands at its end and must not be cut. */
const twoLineSizes: readonly number[] = [sizes.small, sizes.smallest, 17, 16]
const leastSize = 16

/** Nothing can be expanded on paper: a long finding is set smaller, then on two lines, then smaller still. */
const meaningMarks = (words: string, y: number): readonly Mark[] => {
  const width = beside.right - beside.values
  const oneLine = shrunk(words, { size: meaningSize, weight: 600, maxWidth: width }, 1)
  if (oneLine.size >= sizes.caption) return [text(words, beside.values, y, oneLine)]
  const size = twoLineSizes.find(each => wrapped(words, width, each, 600).length <= 2) ?? leastSize
  const lines = wrapped(words, width, size, 600)
  const two = lines.length <= 2 ? lines : [lines[0] ?? '', lines.slice(1).join(' ')]
  const set = { size, weight: 600, maxWidth: width } as const
  const first = two.length === 1 ? y : y - 18
  return two.map((line, i) => text(line, beside.values, first + i * 25, set))
}

interface FindingSet {
  readonly marks: readonly Mark[]
  /** The items named by a printed meaning or value. */
  readonly named: readonly string[]
}

const findingSet = (finding: Finding, y: number, { input, step }: { input: ReportInput; step: number }): FindingSet => {
  const { lang } = input
  const meanings = fittingMeanings(finding.meanings, lang, beside.right - beside.values)
  const values = itemMarks(finding.rows, y + 38, input)
  const set = { size: sizes.small, colour: greys.quiet, maxWidth: beside.values - beside.left - 12 }
  return {
    named: [...finding.items.slice(0, meanings.length).flat(), ...finding.rows.slice(0, values.length).map(row => row.item)],
    marks: [
      text(finding.category, beside.left, y, set),
      ...meaningMarks(meanings.join(between[lang]), y),
      ...values,
      rule(y + Math.max(belowFirst, step - aboveNext), greys.hairline, 1.5, { from: beside.left, to: beside.right }),
    ],
  }
}

const moreText = (count: number, lang: Lang): string =>
  lang === 'zh' ? `另有 ${count} 项偏离，见下表` : `${count} more outside the norm, see the table`

/** Why there is no finding: withheld with the lengths of a doubted scale, nothing outside the norm, or nothing measured. */
const quietText = ({ evaluation: { rows }, lang }: ReportInput): string => {
  if (rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted'))
    return reportWords.withheld[lang]
  // Values outside the norm that have no finding are in the table.
  const outside = rows.filter(row => row.class !== 'normal').length
  return outside > 0 ? moreText(outside, lang) : withinText(rows, lang)
}

/** As many planes as fit; normal ones are dropped first, and the order of the planes is preserved. */
const chosen = (all: readonly Finding[], room: number): readonly Finding[] => {
  const kept = new Set([...all].sort((a, b) => Number(a.normal) - Number(b.normal)).slice(0, room))
  return all.filter(finding => kept.has(finding))
}

/** The findings of the analysis by plane, between `top` and `bottom`; deviations not named here are counted. */
export const findingList = (input: ReportInput, top: number, bottom: number): readonly Mark[] => {
  const { lang, evaluation } = input
  const all = findings(evaluation, lang)
  const countIn = ({ first, min }: Pitch): number => Math.max(1, Math.floor((bottom - top - first + aboveNext) / min))
  const pitch = Math.min(all.length, countIn(tight)) > countIn(usual) ? tight : usual
  const captionAt = top + pitch.caption
  const caption = [
    rule(top, greys.ink, 2, { from: beside.left, to: beside.right }),
    text(reportWords.findings[lang], beside.left, captionAt, { size: sizes.small, colour: greys.faint }),
  ]
  const first = top + pitch.first
  if (all.length === 0) return [...caption, ...meaningMarks(quietText(input), first)]
  const shown = chosen(all, countIn(pitch))
  const step = Math.min(mostStep, (bottom - first + aboveNext) / shown.length)
  const sets = shown.map((finding, i) => findingSet(finding, first + i * step, { input, step }))
  const named = new Set(sets.flatMap(each => each.named))
  const hidden = evaluation.rows.filter(row => row.class !== 'normal' && !named.has(row.item)).length
  const more =
    hidden > 0
      ? [text(moreText(hidden, lang), beside.right, captionAt, { size: sizes.small, colour: greys.faint, align: 'end' })]
      : []
  return [...caption, ...more, ...sets.flatMap(each => each.marks)]
}
