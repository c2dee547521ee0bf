import { frontalItemGroups as groups } from '@sella/ceph/data/frontal/item-groups'
import type { FrontalFilmItemName } from '@sella/ceph/data/frontal/item-rows'
import type { SideDifference } from '@sella/ceph/frontal/asymmetry'
import { NO_VALUE, showError, showValue } from '@sella/ceph/measure/display'
import type { Missing, Reading } from '@sella/ceph/measure/reading'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { scaleMark, sidedText } from '../../tracing/value-text'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, text } from '../type'
import type { FrontalPaper } from './reading'
import { frontalPaperWords as words } from './words'

/** Of the rows of its tables. */
export const leading = 44

/** Marks of a part, and where the next one begins. */
export interface Part {
  readonly marks: readonly Mark[]
  readonly next: number
}

const inks: Readonly<Record<SideDifference['standing'], string>> = { within: greys.faint, limit: greys.ink, beyond: greys.ink }

const valueText = (reading: Reading | Missing): string => showValue(reading.status === 'read' ? reading.value : null, 'mm')

/** `left 1.8 ±2.1`. */
const differenceText = (difference: SideDifference | null, { reading }: FrontalPaper, lang: Lang, after = ''): string => {
  if (!difference) return NO_VALUE
  const { mm, error } = difference
  const side = (mm > 0 ? reading.words.left : reading.words.right)[lang]
  const near = error === null ? '' : ` ${showError(error, 'mm')}`
  // A value displayed as zero lies on neither side.
  if (Number(showValue(Math.abs(mm), 'mm')) === 0) return `${showValue(0, 'mm')}${near}`
  return `${side}${after ? (lang === 'zh' ? after : ` ${after}`) : ''} ${showValue(Math.abs(mm), 'mm')}${near}`
}

const headed = (title: string, y: number, ends: { readonly from: number; readonly to: number }): readonly Mark[] => [
  text(title, ends.from, y, { size: sizes.small, colour: greys.quiet }),
  rule(y + 26, greys.ink, 2, ends),
]

const columns = { level: inner.left, right: 640, left: 780, difference: 1090, index: 1270, height: inner.right } as const

/** Both sides at every level, the differences in distance and in height, and the index. */
export function sidesPart(paper: FrontalPaper, y: number, lang: Lang): Part {
  const { comparisons, words: sides } = paper.reading
  const table = 'sides'
  const small = { size: sizes.smallest, colour: greys.quiet, align: 'end' } as const
  const head = tableRow({ table, row: 0, names: 'head' }, [
    [text(words.level[lang], columns.level, y + 56, { ...small, align: 'start' })],
    [text(sides.right[lang], columns.right, y + 56, small)],
    [text(sides.left[lang], columns.left, y + 56, small)],
    [text(words.difference[lang], columns.difference, y + 56, small)],
    [text(words.index[lang], columns.index, y + 56, small)],
    [text(words.height[lang], columns.height, y + 56, small)],
  ])
  const rows = comparisons.flatMap(({ level, right, left, difference, index, height }, i): readonly Mark[] => {
    const at = y + 104 + i * leading
    const body = { size: sizes.caption, align: 'end' } as const
    const ink = (of: SideDifference | null) => ({
      ...body,
      colour: of ? inks[of.standing] : greys.faint,
      weight: of?.standing === 'beyond' ? (600 as const) : (400 as const),
    })
    return [
      ...tableRow({ table, row: i + 1, names: 0 }, [
        [text(`${level.key}  ${level.name[lang]}`, columns.level, at, { size: sizes.caption, maxWidth: 470 })],
        [text(valueText(right), columns.right, at, body)],
        [text(valueText(left), columns.left, at, body)],
        [text(differenceText(difference, paper, lang), columns.difference, at, ink(difference))],
        [text(showValue(index, 'percent'), columns.index, at, { ...body, colour: greys.quiet })],
        [text(differenceText(height, paper, lang, words.lower[lang]), columns.height, at, ink(height))],
      ]),
      rule(at + leading / 2, greys.hairline, 1.5),
    ]
  })
  const mark = scaleMark('mm', paper.evaluation.calibration)
  const marks = [...headed(`${mark}${words.sides[lang]} · mm`, y, { from: inner.left, to: inner.right }), ...head, ...rows]
  return { marks, next: y + 104 + comparisons.length * leading + 36 }
}

interface Column {
  readonly from: number
  readonly to: number
}

/** Rows of an evaluation under a heading, in a column of the page; of a signed value the side, because nothing here says what a sign means. */
function rowsPart(
  paper: FrontalPaper,
  {
    title,
    items,
    y,
    column,
    step,
  }: { title: string; items: readonly FrontalFilmItemName[]; y: number; column: Column; step: number },
  lang: Lang,
): Part {
  const { rows, calibration } = paper.evaluation
  const shown = items.flatMap(item => rows.find(row => row.item === item) ?? [])
  const marks = shown.flatMap((row, i): readonly Mark[] => {
    const at = y + 60 + i * step
    const error = row.reading.status === 'read' && row.reading.error !== null ? ` ${showError(row.reading.error, row.unit)}` : ''
    return [
      ...tableRow({ table: title, row: i, names: 0 }, [
        [text(row.name[lang], column.from, at, { size: sizes.caption, maxWidth: column.to - column.from - 220 })],
        [text(`${sidedText(row, calibration, lang)}${error}`, column.to, at, { size: sizes.caption, align: 'end' })],
      ]),
      rule(at + step / 2, greys.hairline, 1.5, column),
    ]
  })
  return { marks: [...headed(title, y, column), ...marks], next: y + 60 + shown.length * step + 30 }
}

const gap = 60
const half = (inner.width - gap) / 2
const first: Column = { from: inner.left, to: inner.left + half }
const second: Column = { from: inner.right - half, to: inner.right }

/** Cants and midlines on the left, widths and proportions on the right. `step`: from row to row. */
export function valuesPart(paper: FrontalPaper, y: number, lang: Lang, step: number = leading): Part {
  const tilts = rowsPart(paper, { title: words.tilts[lang], items: groups.tilts, y, column: first, step }, lang)
  const midlines = rowsPart(
    paper,
    { title: words.midlines[lang], items: groups.midlines, y: tilts.next, column: first, step },
    lang,
  )
  const widths = rowsPart(
    paper,
    {
      title: words.widths[lang],
      items: groups.widths,
      y,
      column: second,
      step,
    },
    lang,
  )
  return { marks: [...tilts.marks, ...midlines.marks, ...widths.marks], next: Math.max(midlines.next, widths.next) }
}
