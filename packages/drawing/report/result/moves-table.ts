import { landmarks } from '@sella/ceph/data/landmarks'
import { inDecimals } from '@sella/ceph/measure/display'
import { floorWords, sagittalWords, verticalWords, withinFloor } from '@sella/ceph/superimpose/change-words'
import { type Displaced, displacedOf, hasMoved } from '@sella/ceph/superimpose/displaced'
import { byHandSign, nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { shortLandmarkName } from '../../tracing/short-names'
import { isMeasuredScale } from '../../tracing/value-text'
import { tableRow } from '../cells'
import type { Comparison } from '../comparison'
import { guessedSign } from '../guessed'
import { greys, inner, sizes } from '../paper'
import { paragraph, rule, text, widthOf } from '../type'
import { verdictMarks } from './verdict'
import { resultSentences as say, resultWords as words } from './words'

/** Rows to print: where all are withheld, one says so. */
const printed = (moves: readonly Displaced[]): readonly Displaced[] => (moves.every(({ doubted }) => doubted) ? [] : moves)

/** The rows of a scheme's displacements: those of the table on the screen. */
export const movesOf = ({ pictures, undrawn, scales }: Comparison): readonly Displaced[] =>
  displacedOf(
    [...pictures.map(({ overlay }) => overlay), ...undrawn].sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method)),
    scales,
  )

const order = ['sn', 'pp', 'mp']
const table = 'moves'

const [titleRoom, headRoom, rowRoom, noteLeading] = [48, 44, 41, 27]
const columns = { landmark: inner.left, on: 560, sagittal: 880, vertical: 1090, total: 1240, floor: 1490, verdict: 1545 } as const

/** What the marked rows include: the correction of each registration, in words. */
const byHandTexts = (moves: readonly Displaced[], lang: Lang): readonly string[] => {
  const told = new Map(moves.flatMap(({ method, nudge }) => (nudge ? [[method, nudgeWords(nudge)[lang]] as const] : [])))
  return [...told].map(([method, amount]) => say.byHand[lang](byHandSign[lang], method.toUpperCase(), amount))
}

const notesOf = (moves: readonly Displaced[], lang: Lang): string =>
  [...byHandTexts(moves, lang), say.floorRule[lang]()].join(lang === 'zh' ? '' : ' ')

const noteSetting = { size: sizes.smallest, colour: greys.quiet, leading: noteLeading, most: inner.width } as const

/** Between which records a row is, where it is not the whole span of the scheme. */
const spanText = ({ films: [from, to] }: Displaced, { records }: Comparison, lang: Lang): string => {
  const [first, last] = [records[0], records.at(-1)]
  if (from.id === first?.uuid && to.id === last?.uuid) return ''
  const number = (id: string): number => records.find(({ uuid }) => uuid === id)?.number ?? 0
  return ` · ${say.spanOf[lang](number(from.id), number(to.id))}`
}

const moveCells = (one: Displaced, y: number, of: Comparison, lang: Lang): readonly (readonly Mark[])[] => {
  const [moved, short] = [hasMoved(one), shortLandmarkName(one.landmark)]
  const mark = one.films.every(film => isMeasuredScale(film.calibration)) ? '' : '≈ '
  const sign = one.nudge ? ` ${byHandSign[lang]}` : ''
  const cell = (value: string, within: boolean, right: number): Mark =>
    text(`${mark}${value}${sign}`, right, y, {
      ...{ size: sizes.caption, align: 'end', weight: within ? 400 : 600, colour: within ? greys.faint : greys.ink },
    })
  const name = `${landmarks[one.landmark].name[lang]}${one.guessed ? ` ${guessedSign[lang]}` : ''}`
  const left = columns.landmark + Math.max(84, widthOf(short, { size: sizes.caption, weight: 600 }) + 16)
  const quiet = { size: sizes.small, colour: greys.quiet } as const
  const head = [
    [
      text(short, columns.landmark, y, { size: sizes.caption, weight: 600 }),
      text(name, left, y, { ...quiet, most: columns.on - left - 12 }),
    ],
    [text(`${one.method.toUpperCase()}${spanText(one, of, lang)}`, columns.on, y, { ...quiet, most: 170 })],
  ]
  if (one.doubted) return [...head, [text(words.doubted[lang], columns.sagittal - 120, y, { ...quiet, colour: greys.faint })]]
  return [
    ...head,
    [cell(sagittalWords(one)[lang], withinFloor(one.forwardMm, one.floorMm.forward), columns.sagittal)],
    [cell(verticalWords(one)[lang], withinFloor(one.downMm, one.floorMm.down), columns.vertical)],
    [cell(inDecimals(one.distanceMm, 1), !moved, columns.total)],
    [text(floorWords(one), columns.floor, y, { ...quiet, align: 'end' })],
    verdictMarks(moved, { x: columns.verdict, y, most: inner.right - columns.verdict }, lang),
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
    text(words.floor[lang], columns.floor, y, { ...right, most: 240 }),
    text(words.verdict[lang], columns.verdict - 8, y, small),
  ]
  return tableRow(
    { table, row: 0, names: 'head' },
    cells.map(mark => [mark]),
  )
}

/** Height of the table with its title and notes. */
export const movesHeight = (of: Comparison): number => {
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const moves = printed(movesOf(of))
  const notes = moves.length > 0 ? paragraph(notesOf(moves, lang), 0, 0, noteSetting).next + 12 : 0
  return titleRoom + headRoom + Math.max(1, moves.length) * rowRoom + notes
}

/** Where the landmarks went from the first record to the last: each against what the error of the points alone can do. */
export const movesMarks = (of: Comparison, top: number): readonly Mark[] => {
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const all = movesOf(of)
  const moves = printed(all)
  const none = (all.length > 0 ? words.doubted : words.noMoves)[lang]
  const [first, last] = [of.records[0]?.number ?? 1, of.records.at(-1)?.number ?? 1]
  const title = words.moves[lang]
  const after = inner.left + widthOf(title, { size: sizes.body, weight: 600 }) + 20
  const rowsTop = top + titleRoom + headRoom
  const note = { size: sizes.smallest, colour: greys.quiet, most: inner.right - after }
  return [
    text(title, inner.left, top + 22, { size: sizes.body, weight: 600 }),
    text(say.movesNote[lang](first, last), after, top + 23, note),
    rule(top + titleRoom, greys.ink, 2),
    ...headMarks(top + titleRoom + headRoom / 2, lang),
    rule(rowsTop, greys.category, 2),
    ...moves.flatMap((one, i) => [
      ...tableRow({ table, row: i + 1, names: 0 }, moveCells(one, rowsTop + (i + 0.5) * rowRoom, of, lang)),
      rule(rowsTop + (i + 1) * rowRoom, greys.hairline, 1.5),
    ]),
    ...(moves.length === 0
      ? [text(none, inner.left, rowsTop + rowRoom / 2, { size: sizes.small, colour: greys.faint })]
      : paragraph(notesOf(moves, lang), inner.left, rowsTop + moves.length * rowRoom + 24, noteSetting).marks),
  ]
}
