import type { Displaced } from '@sella/ceph/superimpose/displaced'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import type { Comparison } from '../comparison'
import { greys, inner, sizes } from '../paper'
import { paragraph, rule, shrunk, text, widthOf } from '../type'
import { endsOf, type MoveCell, type MoveRow, moveNotes, moveRow, noMovesText, shownMoves } from './moves'
import { verdictMarks } from './verdict'
import { resultSentences as say, resultWords as words } from './words'

const table = 'moves'

const [titleRoom, headRoom, rowRoom, noteLeading] = [48, 44, 41, 27]
const columns = { landmark: inner.left, on: 546, sagittal: 880, vertical: 1090, total: 1240, floor: 1490, verdict: 1545 } as const

/** `whose`: whose errors the limits rest on, where nothing else on the same sheet says so. */
const notesOf = (moves: readonly Displaced[], lang: Lang, whose: string | null): string =>
  [...moveNotes(moves, lang), ...(whose === null ? [] : [whose])].join(lang === 'zh' ? '' : ' ')

const noteSetting = { size: sizes.smallest, colour: greys.quiet, leading: noteLeading, maxWidth: inner.width } as const

/** Of an amount without a sign. */
const usualAmount = 144

/** What a row's records are registered on, and between which it is: in full beside a usual amount, without the word beside a wider one. */
const onMark = ({ method, span, on, displacement }: MoveRow, y: number): Mark => {
  const amount = displacement ? widthOf(displacement.sagittal.text, { size: sizes.caption, weight: 600 }) : 0
  const maxWidth = columns.sagittal - Math.max(usualAmount, amount) - 20 - columns.on
  const bare = `${method} · ${span.replace(/^[^\d]+/, '')}`
  const words = span && widthOf(on, { size: sizes.smallest }) > maxWidth ? bare : on
  return text(words, columns.on, y, shrunk(words, { size: sizes.small, colour: greys.quiet, maxWidth }, sizes.smallest))
}

const moveCells = (row: MoveRow, y: number, lang: Lang): readonly (readonly Mark[])[] => {
  const { short, name, displacement: amounts } = row
  const cell = ({ text: words, within }: MoveCell, right: number): Mark =>
    text(words, right, y, {
      ...{ size: sizes.caption, align: 'end', weight: within ? 400 : 600, colour: within ? greys.faint : greys.ink },
    })
  const left = columns.landmark + Math.max(84, widthOf(short, { size: sizes.caption, weight: 600 }) + 16)
  const quiet = { size: sizes.small, colour: greys.quiet } as const
  const head = [
    [
      text(short, columns.landmark, y, { size: sizes.caption, weight: 600 }),
      text(name, left, y, { ...quiet, maxWidth: columns.on - left - 12 }),
    ],
    [onMark(row, y)],
  ]
  if (!amounts) return [...head, [text(words.doubted[lang], columns.sagittal - 120, y, { ...quiet, colour: greys.faint })]]
  return [
    ...head,
    [cell(amounts.sagittal, columns.sagittal)],
    [cell(amounts.vertical, columns.vertical)],
    [cell(amounts.total, columns.total)],
    [text(amounts.floor, columns.floor, y, { ...quiet, align: 'end' })],
    verdictMarks(amounts.moved ? 'changed' : 'within', { x: columns.verdict, y, maxWidth: inner.right - columns.verdict }, lang),
  ]
}

const headMarks = (y: number, lang: Lang): readonly Mark[] => {
  const small = { size: sizes.smallest, colour: greys.quiet } as const
  const right = { ...small, align: 'end' } as const
  const cells = [
    text(words.landmark[lang], columns.landmark, y, small),
    text(words.on[lang], columns.on, y, small),
    text(words.sagittal[lang], columns.sagittal, y, right),
    text(words.vertical[lang], columns.vertical, y, right),
    text(words.total[lang], columns.total, y, right),
    text(words.floor[lang], columns.floor, y, { ...right, maxWidth: 240 }),
    text(words.verdict[lang], columns.verdict - 8, y, small),
  ]
  return tableRow(
    { table, row: 0, names: 'head' },
    cells.map(mark => [mark]),
  )
}

/** Height of the table with its title and notes. */
export const movesHeight = (of: Comparison, whose: string | null = null): number => {
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const moves = shownMoves(of)
  const notes = moves.length > 0 ? paragraph(notesOf(moves, lang, whose), 0, 0, noteSetting).next + 12 : 0
  return titleRoom + headRoom + Math.max(1, moves.length) * rowRoom + notes
}

/** Rows of the table, from one up to but excluding the other. */
export interface MovesShare {
  readonly from: number
  readonly to: number
}

/** The rows split into as many tables of this height as needed, each with its heading and the notes, spread evenly; one if all fit. */
export const movesShares = (of: Comparison, height: number, whose: string | null = null): readonly MovesShare[] => {
  const count = shownMoves(of).length
  const room = Math.max(1, Math.floor((height - (movesHeight(of, whose) - count * rowRoom)) / rowRoom))
  const parts = Math.max(1, Math.ceil(count / room))
  const each = Math.ceil(count / parts)
  return Array.from({ length: parts }, (_, i) => ({ from: i * each, to: Math.min(count, (i + 1) * each) }))
}

const rowsMarks = (of: Comparison, { from, to }: MovesShare, top: number, lang: Lang): readonly Mark[] =>
  shownMoves(of)
    .slice(from, to)
    .flatMap((move, i) => [
      ...tableRow({ table, row: i + 1, names: 0 }, moveCells(moveRow(move, of, lang), top + (i + 0.5) * rowRoom, lang)),
      rule(top + (i + 1) * rowRoom, greys.hairline, 1.5),
    ])

/** Displacements of the landmarks from the first record to the last: each against what the error of the points alone can cause. */
export const movesMarks = (
  of: Comparison,
  top: number,
  { share, whose = null }: { readonly share?: MovesShare; readonly whose?: string | null } = {},
): readonly Mark[] => {
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const moves = shownMoves(of)
  const rows = share ?? { from: 0, to: moves.length }
  const [first, last] = endsOf(of).map(record => record?.number ?? 1)
  const title = words.moves[lang]
  const after = inner.left + widthOf(title, { size: sizes.body, weight: 600 }) + 20
  const rowsTop = top + titleRoom + headRoom
  const note = { size: sizes.smallest, colour: greys.quiet, maxWidth: inner.right - after }
  return [
    text(title, inner.left, top + 22, { size: sizes.body, weight: 600 }),
    text(say.movesNote[lang](first ?? 1, last ?? 1), after, top + 23, note),
    rule(top + titleRoom, greys.ink, 2),
    ...headMarks(top + titleRoom + headRoom / 2, lang),
    rule(rowsTop, greys.category, 2),
    ...rowsMarks(of, rows, rowsTop, lang),
    ...(moves.length === 0
      ? [text(noMovesText(of, lang), inner.left, rowsTop + rowRoom / 2, { size: sizes.small, colour: greys.faint })]
      : paragraph(notesOf(moves, lang, whose), inner.left, rowsTop + (rows.to - rows.from) * rowRoom + 24, noteSetting).marks),
  ]
}
