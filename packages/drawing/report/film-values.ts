import type { Row } from '@sella/ceph/analysis/analysis'
import type { Point } from '@sella/ceph/geometry/point'
import type { Mark, Scene } from '../scene/scene'
import { classColours } from '../tracing/colours'
import { shortItemName } from '../tracing/short-names'
import { starText, valueText } from '../tracing/value-text'
import { filmLook, filmPlate, mostOnFilm, type PlateBox, plateCut } from './film-plate'
import { guessedItems, guessedSign } from './guessed'
import type { ReportInput } from './input'
import { legendText } from './legend'
import { greys, headBottom, inner, pageOf, sizes } from './paper'
import { paragraph, runs, text } from './type'

/** The film between its two margins. */
const margin = 296
const filmTop = headBottom + 40
export const marginFilm: PlateBox = { x: inner.left + margin, y: filmTop, width: inner.width - 2 * margin, height: 1640 }

/** A name and under it its value; between two of them at least so much. */
const pitch = 62
const inMargin = Math.floor(marginFilm.height / pitch)

const rowsIn = ({ evaluation, analysis }: ReportInput): readonly Row[] =>
  evaluation.rows.filter(row => row.reading.status === 'read' && row.label !== null && analysis.texts.includes(row.item))

interface Placed {
  readonly row: Row
  /** What it names, on the page and within the film. */
  readonly anchor: Point
  readonly side: 'left' | 'right'
  readonly y: number
}

interface Anchored {
  readonly row: Row
  readonly anchor: Point
}

const anchored = (input: ReportInput, rows: readonly Row[]): readonly Anchored[] => {
  const { crop, scale } = plateCut(input, marginFilm)
  const within = (at: number, from: number, length: number): number => Math.min(from + length, Math.max(from, at))
  return rows.flatMap(row =>
    row.label
      ? [
          {
            row,
            anchor: {
              x: within(marginFilm.x + (row.label.x - crop.x) * scale, marginFilm.x, marginFilm.width),
              y: within(marginFilm.y + (row.label.y - crop.y) * scale, marginFilm.y, marginFilm.height),
            },
          },
        ]
      : [],
  )
}

/** Each as near to the height of what it names as the others let it, in the order of those heights. */
const heights = (list: readonly Anchored[]): readonly number[] => {
  const [top, bottom] = [marginFilm.y + pitch / 2, marginFilm.y + marginFilm.height - pitch / 2]
  const down: number[] = []
  for (const { anchor } of list) down.push(Math.max(top, anchor.y, (down.at(-1) ?? -Infinity) + pitch))
  let lowest = bottom
  return down
    .toReversed()
    .map(y => {
      const at = Math.min(y, lowest)
      lowest = at - pitch
      return at
    })
    .toReversed()
}

const column = (list: readonly Anchored[], side: Placed['side']): readonly Placed[] => {
  const sorted = [...list].sort((a, b) => a.anchor.y - b.anchor.y || (a.row.item < b.row.item ? -1 : 1))
  const at = heights(sorted)
  return sorted.map((placedValue, i) => ({ ...placedValue, side, y: at[i] ?? 0 }))
}

/** The front half of them before the face, the others behind it: leaders cross as little as they can. */
const placed = (list: readonly Anchored[]): readonly Placed[] => {
  const sorted = [...list].sort((a, b) => a.anchor.x - b.anchor.x || (a.row.item < b.row.item ? -1 : 1))
  const half = Math.floor(sorted.length / 2)
  return [...column(sorted.slice(0, half), 'left'), ...column(sorted.slice(half), 'right')]
}

const leaderOf = ({ anchor, side, y }: Placed): Mark => {
  const edge = side === 'left' ? marginFilm.x : marginFilm.x + marginFilm.width
  return { mark: 'line', from: { x: edge, y }, to: anchor, stroke: { colour: greys.category, width: 1.2, opacity: 0.85 } }
}

const wordsOf = ({ row, side, y }: Placed, input: ReportInput, guessed: ReadonlySet<string>): readonly Mark[] => {
  const { lang, evaluation } = input
  const right = side === 'right'
  const x = right ? marginFilm.x + marginFilm.width + 14 : marginFilm.x - 14
  const align = right ? 'start' : 'end'
  const name = `${shortItemName(row.name, lang)}${guessed.has(row.item) ? ` ${guessedSign[lang]}` : ''}`
  const colour = classColours.light[row.class]
  const stars = row.stars > 0 ? [{ text: ` ${starText(row.stars)}`, colour, weight: 400 as const }] : []
  const value = { text: valueText(row, evaluation.calibration), colour, weight: 600 as const }
  return [
    text(name, x, y - 13, { size: sizes.smallest, colour: greys.quiet, align, most: margin - 20 }),
    runs([value, ...stars], x, y + 14, { size: sizes.caption, align }),
  ]
}

const page = (input: ReportInput, rows: readonly Row[], head: readonly Mark[]): Scene => {
  const all = placed(anchored(input, rows))
  const guessed = guessedItems(input)
  const below = marginFilm.y + marginFilm.height + 44
  const set = { size: sizes.smallest, colour: greys.faint, leading: 30, most: inner.width }
  return pageOf([
    ...head,
    ...filmPlate(input, marginFilm, { ...filmLook, mostValues: 0 }),
    ...all.map(leaderOf),
    ...all.flatMap(placedValue => wordsOf(placedValue, input, guessed)),
    ...paragraph(legendText(input), inner.left, below, set).marks,
  ])
}

/** As evenly over the pages as they come. */
const shares = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const pages = Math.ceil(rows.length / (2 * inMargin))
  const each = Math.ceil(rows.length / pages)
  return Array.from({ length: pages }, (_, i) => rows.slice(i * each, (i + 1) * each))
}

/**
 * The film as wide as two margins leave it, its values beside it on leaders: no word stands on the film nor on another. No page where
 * the analysis names no more values than stand on a film well.
 */
export const filmValuePages = (input: ReportInput, head: readonly Mark[]): readonly Scene[] => {
  const rows = rowsIn(input)
  return rows.length > mostOnFilm ? shares(rows).map(share => page(input, share, head)) : []
}
