import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { faceViews, isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { isItemName, measurements } from '@sella/ceph/data/measurements'
import { showError, showNorm } from '@sella/ceph/measure/display'
import type { Unit } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { textWidth, wrapped } from '../scene/text-width'
import { calledPoint } from '../tracing/called'
import { classColours } from '../tracing/colours'
import { shortItemName } from '../tracing/short-names'
import { scaleMark, starText } from '../tracing/value-text'
import { guessedSign } from './guessed'
import { rowHeight } from './paginate'
import { greys, sizes } from './paper'
import { differenceText } from './sentences'
import { columnsOf } from './table-columns'
import type { TableStyle } from './table-style'
import { runs, shrunk, text } from './type'
import { categoryWords, missingWords } from './words'

const units: Readonly<Record<Unit, string>> = { degree: '°', mm: 'mm', percent: '%', '': '' }

/** Smaller text in lower rows, but never below the smallest size; in higher ones the air grows, not the letters. */
const sized = (size: number, style: Pick<TableStyle, 'rowHeight'>): number =>
  Math.max(sizes.smallest, Math.round(size * (0.45 + 0.55 * Math.min(1, style.rowHeight / rowHeight))))

/** A landmark or another item, named as elsewhere on the page. */
const neededName = (name: string, lang: Lang): string => {
  if (isLandmarkName(name)) return calledPoint(name, lang)
  const view = faceViews.find(each => isFaceLandmark(each, name))
  if (view && isFaceLandmark(view, name)) return calledPoint(name, lang)
  return isItemName(name) ? shortItemName(measurements[name].name, lang) : name
}

/** The meaning of the value, or why there is none. */
const meaningText = (row: EvaluationRow, lang: Lang): string => {
  if (row.reading.status === 'read') return row.meaning?.[lang] ?? ''
  // A missing ruler is already expressed by `No scale`.
  const needs = row.reading.needs.filter(name => name !== 'ruler').map(name => neededName(name, lang))
  const why = missingWords[row.reading.why][lang]
  return needs.length === 0 ? why : `${why} ${needs.join(lang === 'zh' ? '、' : ', ')}`
}

const gap = 24

const itemName = (row: EvaluationRow, { lang, guessed }: Pick<TableStyle, 'lang' | 'guessed'>): string =>
  `${shortItemName(row.name, lang)}${guessed.has(row.item) ? ` ${guessedSign[lang]}` : ''}`

/** True if the meaning fits beside the name on one line. */
export const fitsOneLine = (row: EvaluationRow, style: Pick<TableStyle, 'lang' | 'rowHeight' | 'guessed' | 'norms'>): boolean => {
  const { lang, rowHeight: height } = style
  const name = textWidth(itemName(row, style), sized(sizes.body, { rowHeight: height }), 600)
  return (
    name + gap + textWidth(meaningText(row, lang), sized(sizes.caption, { rowHeight: height })) <=
    columnsOf(style.norms).item.width
  )
}

/** The meaning on one line, or on two if it would be cut: an interpretation is never shortened before that. */
const meaningMarks = (
  words: string,
  at: { x: number; y: number },
  maxWidth: number,
  { rowHeight: height, ...set }: { size: number; colour: string; rowHeight: number },
): readonly Mark[] => {
  const lines = wrapped(words, maxWidth, set.size)
  const shown = lines.length <= 2 ? lines : [lines[0] ?? '', lines.slice(1).join('')]
  // As far apart as the row has room for, so that two lines of Chinese do not touch.
  const leading = set.size * (height > rowHeight ? 1.2 : Math.max(0.95, Math.min(1.2, (0.29 * height) / set.size)))
  return shown.map((line, i) => text(line, at.x, at.y + (i - (shown.length - 1) / 2) * leading, { ...set, maxWidth }))
}

const meaningColour = (row: EvaluationRow): string => {
  if (row.reading.status === 'missing') return greys.faint
  return row.class === 'normal' ? greys.quiet : classColours.light[row.class]
}

interface LongItem {
  readonly name: string
  readonly words: string
  readonly colour: string
  readonly width: number
}

/** Lower rows have no room for three lines of text. */
const threeLines = 66

/** What a meaning begun beside its name may take of the gap before the norm, if it must. */
const intoGap = 14

/** The meaning begun beside its name and continued on a second line; null if it does not fit. */
const runInMarks = ({ name, words, colour, width }: LongItem, middle: number, style: TableStyle): readonly Mark[] | null => {
  const { left } = columnsOf(style.norms).item
  const [size, titled] = [sizes.smallest, sized(sizes.caption, style)]
  const beside = textWidth(name, titled, 600) + 12
  const [first = ''] = wrapped(words, width - beside, size)
  const rest = words.slice(first.length).trimStart()
  if (beside + textWidth(first, size) > width || textWidth(rest, size) > width) return null
  const [above, below] = [middle - style.rowHeight * 0.21, middle + style.rowHeight * 0.21]
  return [
    text(name, left, above, { size: titled, weight: 600 }),
    text(first, left + beside, above, { size, colour }),
    text(rest, left, below, { size, colour }),
  ]
}

/** A meaning of two lines below its name: all three lines are closer together; in a low row it begins beside the name. */
const tightMarks = (item: LongItem, middle: number, style: TableStyle): readonly Mark[] => {
  const { name, words, colour, width } = item
  const low = style.rowHeight < threeLines
  const runIn = low ? (runInMarks(item, middle, style) ?? runInMarks({ ...item, width: width + intoGap }, middle, style)) : null
  if (runIn) return runIn
  const { left } = columnsOf(style.norms).item
  const at = { x: left, y: middle + style.rowHeight * 0.19 }
  return [
    text(name, left, middle - style.rowHeight * 0.31, { size: sized(sizes.caption, style), weight: 600, maxWidth: width }),
    ...meaningMarks(words, at, width, { size: sizes.smallest, colour, rowHeight: style.rowHeight }),
  ]
}

/** The width of what a row without value and norm lacks: up to the dash in place of its value. */
const lackingWidth = ({ norms }: TableStyle): number => columnsOf(norms).value.right - 60 - columnsOf(norms).item.left

const itemMarks = (row: EvaluationRow, middle: number, style: TableStyle): readonly Mark[] => {
  const { lang, stacked } = style
  const name = itemName(row, style)
  const size = sized(sizes.body, style)
  const { left, width: usual } = columnsOf(style.norms).item
  const width = row.reading.status === 'missing' && row.norm === null ? lackingWidth(style) : usual
  const words = meaningText(row, lang)
  const colour = meaningColour(row)
  if (stacked && textWidth(words, sizes.smallest) > width) return tightMarks({ name, words, colour, width }, middle, style)
  const usualSize = sized(stacked ? sizes.small : sizes.caption, style)
  // One line of smaller letters leaves the name its air.
  const set = { size: stacked && textWidth(words, usualSize) > width ? sizes.smallest : usualSize, colour }
  // With nothing below it a name stands beside its value.
  const lifted = stacked && words !== ''
  const maxWidth = stacked ? width : width - Math.min(width * 0.6, textWidth(name, size, 600)) - gap
  const at = { x: stacked ? left : left + width - maxWidth, y: stacked ? middle + style.rowHeight * 0.22 : middle }
  return [
    text(
      name,
      left,
      lifted ? middle - style.rowHeight * 0.2 : middle,
      shrunk(name, { size, weight: 600, maxWidth: stacked ? width : width * 0.6 }, sizes.smallest),
    ),
    ...meaningMarks(words, at, maxWidth, { ...set, rowHeight: style.rowHeight }),
  ]
}

/** The largest size up to the usual one at which no word of it is divided. */
const undivided = (words: string, size: number, maxWidth: number): number =>
  Math.min(...words.split(' ').map(word => shrunk(word, { size, maxWidth }, sizes.smallest).size))

const categoryMarks = (row: EvaluationRow, middle: number, style: TableStyle): readonly Mark[] => {
  const { left, width } = columnsOf(style.norms).category
  const maxWidth = width - 14
  const words = categoryWords(row.category)[style.lang]
  const size = undivided(words, sized(sizes.small, style), maxWidth)
  const lines = wrapped(words, maxWidth, size).slice(0, 2)
  return lines.map((line, i) => {
    const y = middle + (i - (lines.length - 1) / 2) * size * 1.1
    return text(line, left, y, shrunk(line, { size, colour: greys.text, maxWidth }, sizes.smallest))
  })
}

/** The unit is shown even without a value: `U1-NA` is an angle in one row and a length in the next. */
const valueMarks = (row: EvaluationRow, middle: number, style: TableStyle): readonly Mark[] => {
  const size = sized(sizes.value, style)
  const columns = columnsOf(style.norms)
  const unit = text(units[row.unit], columns.unit.left, middle, { size: sized(sizes.caption, style), colour: greys.faint })
  if (row.reading.status === 'missing')
    return [text(row.shown, columns.value.right, middle, { size, colour: greys.faint, align: 'end' }), unit]
  const mark = scaleMark(row.unit, style.calibration)
  const value = { text: row.shown, colour: classColours.light[row.class], weight: 600 } as const
  return [
    runs(mark ? [{ text: mark, colour: greys.faint }, value] : [value], columns.value.right, middle, { size, align: 'end' }),
    unit,
  ]
}

/** Rows of this height have room for the difference below the stars. */
export const roomyRow = 64

/** Stars, and below them the difference from the mean if the row is high enough. */
const starMarks = (row: EvaluationRow, middle: number, style: TableStyle): readonly Mark[] => {
  const colour = classColours.light[row.class]
  const roomy = style.rowHeight >= roomyRow
  const starred = row.stars > 0
  const shift = roomy && starred ? 14 : 0
  const { left } = columnsOf(style.norms).stars
  const stars = starred ? [text(starText(row.stars), left, middle - shift, { size: sizes.smallest, colour })] : []
  if (!roomy || row.difference === null) return stars
  const set = { size: sizes.smallest, colour: starred ? colour : greys.faint }
  return [...stars, text(differenceText(row.difference, row.unit), left, middle + shift, set)]
}

const referenceMarks = (row: EvaluationRow, middle: number, style: TableStyle): readonly Mark[] => {
  if (!row.norm) return []
  const words = showNorm(row.norm)
  const size = sized(sizes.body, style)
  const { right } = columnsOf(style.norms).reference
  const star = row.norm.grade === 'estimate' ? [text('*', right + 4, middle - 4, { size, colour: greys.faint })] : []
  return [text(words, right, middle, { size, colour: greys.text, align: 'end' }), ...star]
}

/** The error of a value that no chart shows: beside a norm without a range, or where there is no norm. */
export const errorMarks = ({ reading, unit }: EvaluationRow, middle: number, style: TableStyle): readonly Mark[] => {
  if (reading.status !== 'read' || reading.error === null) return []
  const set = { size: sized(sizes.caption, style), colour: greys.quiet }
  return [text(showError(reading.error, unit), columnsOf(style.norms).chart.left, middle, set)]
}

/** The cells of a row except its chart, in the order of the columns; `opens` if it is the first of its category on the page. */
export const rowCells = (
  row: EvaluationRow,
  { middle, opens }: { middle: number; opens: boolean },
  style: TableStyle,
): readonly (readonly Mark[])[] => [
  opens ? categoryMarks(row, middle, style) : [],
  itemMarks(row, middle, style),
  referenceMarks(row, middle, style),
  valueMarks(row, middle, style),
  starMarks(row, middle, style),
]
