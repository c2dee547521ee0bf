import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { handErrorWords } from '@sella/ceph/tracing/hand-errors'
import type { Lang } from '@sella/ceph/words'
import { tableRow } from '../report/cells'
import { spanText, statedChange } from '../report/compare-change'
import { ofWhomNorms, referenceMarks } from '../report/compare-norms'
import { porionText } from '../report/compare-notes'
import { schemeScaleTexts } from '../report/compare-scales'
import { signsOf } from '../report/compare-signs'
import { compareWords } from '../report/compare-words'
import type { ComparedRecord, Comparison } from '../report/comparison'
import { dottedDate } from '../report/date-text'
import { guessedSign } from '../report/guessed'
import { paginate } from '../report/paginate'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { numberMarks } from '../report/record-numbers'
import { comparisonInTime } from '../report/result/facts'
import { verdictMarks } from '../report/result/verdict'
import { resultWords } from '../report/result/words'
import { analysisText } from '../report/sentences'
import { type Span, spanOf } from '../report/span'
import { byCategory } from '../report/table'
import { paragraph, rule, shrunk, text } from '../report/type'
import { reportWords } from '../report/words'
import type { Mark } from '../scene/scene'
import { classColours } from '../tracing/colours'
import { shortItemName } from '../tracing/short-names'
import { scaleMark, starText } from '../tracing/value-text'
import { type Slide, slideBottom, slideOf } from './slide'
import { slideSentences, slideWords } from './words'

const table = 'change'
const [rowsTop, rowRoom] = [headBottom + 84, 55]
/** Columns to the right of the values: right edges, except the verdict, for which it is the left edge. */
const columns = { change: inner.right - 330, floor: inner.right - 205, verdict: inner.right - 165 } as const
const units = { degree: '°', mm: ' mm', percent: '%', '': '' } as const
/** With more records than this the head shows only their numbers. */
const mostDated = 6

interface Columns {
  readonly item: number
  readonly reference: number
  readonly valueRight: (i: number) => number
  readonly valueWidth: number
}

const columnsOf = (count: number): Columns => {
  const item = count > mostDated ? 260 : 380
  const reference = inner.left + item + 250
  const valueWidth = (columns.change - 150 - reference) / count
  return { item, reference, valueWidth, valueRight: i => reference + (i + 1) * valueWidth }
}

const headMarks = ({ records }: Comparison, at: Columns, lang: Lang): readonly Mark[] => {
  const y = rowsTop - 32
  const quiet = { size: sizes.small, colour: greys.quiet } as const
  const right = { ...quiet, align: 'end' } as const
  const heads = records.map((record, i): readonly Mark[] => {
    const x = at.valueRight(i)
    const day = dottedDate(record.input.record.date)
    if (records.length > mostDated) return numberMarks(record, { x: x - 14, y })
    return [
      ...numberMarks(record, { x: x - 14, y: y - 18 }),
      text(day, x, y + 12, { ...right, ...shrunk(day, { size: sizes.smallest, maxWidth: at.valueWidth - 8 }, 16) }),
    ]
  })
  const cells = [
    [text(reportWords.item[lang], inner.left, y, quiet)],
    [text(reportWords.reference[lang], at.reference, y, right)],
    ...heads,
    [text(resultWords.change[lang], columns.change, y, right)],
    [text('SDC ±', columns.floor, y, right)],
    [text(resultWords.verdict[lang], columns.verdict - 10, y, quiet)],
  ]
  return [...tableRow({ table, row: 0, names: 'head' }, cells), rule(rowsTop, greys.ink, 3)]
}

const valueMarks = (record: ComparedRecord, item: string, at: { right: number; y: number; width: number }): readonly Mark[] => {
  const row = record.measured.rows.find(each => each.item === item)
  if (!row) return []
  const read = row.reading.status === 'read'
  const colour = read ? classColours.light[row.class] : greys.faint
  const value = read ? `${scaleMark(row.unit, record.measured.calibration)}${row.shown}` : row.shown
  const setting = shrunk(value, { size: sizes.caption, weight: 600, maxWidth: at.width - 8 }, 16)
  const sign = [record.guessed.has(item) ? guessedSign[record.input.lang] : '', starText(row.stars)].filter(Boolean).join(' ')
  return [
    text(value, at.right, sign ? at.y - 11 : at.y, { ...setting, colour, align: 'end' }),
    ...(sign ? [text(sign, at.right, at.y + 14, { size: sizes.smallest, colour, align: 'end' as const })] : []),
  ]
}

const changeMarks = (span: Span, item: string, y: number): readonly (readonly Mark[])[] => {
  const { lang } = span[0].input
  const change = statedChange(span, item)
  const faint = { size: sizes.smallest, colour: greys.faint } as const
  if ('why' in change)
    return [[text(change.why, columns.change - 140, y, { ...faint, maxWidth: inner.right - columns.change + 140 })]]
  const { shown, floor, within, porion } = change
  const strong = !within && !porion && floor !== null
  const colour = strong ? greys.ink : greys.faint
  const amount = { size: sizes.caption, weight: strong ? 600 : 400, colour, align: 'end' } as const
  return [
    [text(shown, columns.change, y, { ...amount, ...shrunk(shown, { ...amount, maxWidth: 140 }, 16) })],
    [text(floor ?? '–', columns.floor, y, { size: sizes.small, colour: greys.quiet, align: 'end' })],
    porion || floor !== null
      ? verdictMarks(
          porion ? 'porion' : within ? 'within' : 'changed',
          { x: columns.verdict, y, maxWidth: inner.right - columns.verdict },
          lang,
        )
      : [],
  ]
}

const rowMarks = (row: EvaluationRow, i: number, of: Comparison, at: Columns): readonly Mark[] => {
  const span = spanOf(of.records)
  const middle = rowsTop + (i + 0.5) * rowRoom
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const unit = units[row.unit].trim()
  const name = `${shortItemName(row.name, lang)}${unit ? ` ${unit}` : ''}`
  const cells = [
    [text(name, inner.left, middle, { size: sizes.body, weight: 600, maxWidth: at.item - 12 })],
    referenceMarks(row.item, of.records, { right: at.reference, middle, height: rowRoom - 3 }),
    ...of.records.map((record, n) => valueMarks(record, row.item, { right: at.valueRight(n), y: middle, width: at.valueWidth })),
    ...(span ? changeMarks(span, row.item, middle) : []),
  ]
  return [...tableRow({ table, row: i + 1, names: 0 }, cells), rule(rowsTop + (i + 1) * rowRoom, greys.hairline, 1.5)]
}

/**
 * The definitions of porion where they differ, the notes on scales and signs, and what the smallest detectable change is based
 * on.
 */
const noteText = ({ records, scales }: Comparison, span: Span, items: readonly string[], lang: Lang): string => {
  const days = records.map(({ number, input }) => `${number} ${dottedDate(input.record.date)}`).join(' · ')
  const porion = porionText(records, lang)
  const [placed, readers] = [span.map(({ input }) => input.tracing.points), span[0].input.readers]
  return [
    ...(porion ? [porion] : []),
    ...schemeScaleTexts({ scales, records }, lang),
    ...(records.length > mostDated ? [`${days}${lang === 'zh' ? '。' : '.'}`] : []),
    ...signsOf(items, records).filter(words => words !== compareWords.beyond[lang]),
    slideSentences.floor[lang](handErrorWords(placed, readers)[lang]),
  ].join(lang === 'zh' ? '' : ' ')
}

/**
 * Every measurement across the records of a scheme by date, up to ten side by side, with the change from the earliest to the
 * latest against the error of the points.
 */
export const changeSlides = (comparison: Comparison): readonly Slide[] => {
  const of = comparisonInTime(comparison)
  const { records, name } = of
  const [span, [first]] = [spanOf(records), records]
  const rows = byCategory(first?.measured.rows ?? [])
  if (!span || !first || rows.length === 0) return []
  const { input } = first
  const { lang } = input
  const items = rows.map(({ item }) => item)
  const notes = noteText(of, span, items, lang)
  const set = { size: sizes.smallest, colour: greys.faint, leading: 28 } as const
  const room = slideBottom - paragraph(notes, inner.left, 0, set).next - 4 - rowsTop
  const mostRows = Math.max(1, Math.floor(room / rowRoom))
  const at = columnsOf(records.length)
  const title = slideWords.change[lang]
  const right = [input.patient.name, analysisText(input), ofWhomNorms(first)].join(' · ')
  const even = Math.ceil(rows.length / Math.ceil(rows.length / mostRows))
  return paginate(rows, even, mostRows).map(({ rows: share }) =>
    slideOf(
      { title, subtitle: `${name} · ${spanText(span, lang)}`, right, notes },
      [
        ...headMarks(of, at, lang),
        ...share.flatMap((row, i) => rowMarks(row, i, of, at)),
        ...paragraph(notes, inner.left, rowsTop + share.length * rowRoom + 26, set).marks,
      ],
      input,
    ),
  )
}
