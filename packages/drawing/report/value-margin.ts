import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Point } from '@sella/ceph/geometry/point'
import { labelWidth } from '../scene/marks/label'
import type { LabelMark, Mark } from '../scene/scene'
import { classColours } from '../tracing/colours'
import { shortItemName } from '../tracing/short-names'
import { labelledRows, labelTarget } from '../tracing/value-label'
import { sidedText, starText } from '../tracing/value-text'
import type { PlateBox } from './face-crop'
import { guessedItems, guessedSign } from './guessed'
import { greys, sizes } from './paper'
import type { Plate, PlateCut } from './plate-cut'
import { runs, text } from './type'

/** Minimum distance between two values, each a name with its value below it. */
const pitch = 62

/** Between a picture and the text beside it. */
const clearance = 16

/** Number of values that fit beside a picture of this height, page units. */
export const mostBeside = (height: number): number => Math.floor(height / pitch)

/** The values shown by the analysis that have a position on the picture, at most that many, the worst first. */
export const valuesBeside = ({ evaluation, analysis }: Plate, capacity: number): readonly EvaluationRow[] => {
  const placeable = evaluation.rows.filter(({ label }) => label !== null)
  return labelledRows({ evaluation: { ...evaluation, rows: placeable }, texts: analysis.texts, highlight: null }, capacity)
}

export type Side = 'left' | 'right'

interface Anchored {
  readonly row: EvaluationRow
  /** What the value is measured from, on the page and within the picture. */
  readonly anchor: Point
}

interface Placed extends Anchored {
  readonly side: Side
  readonly y: number
}

const anchored = (rows: readonly EvaluationRow[], picture: PlateBox, { crop, scale }: PlateCut): readonly Anchored[] => {
  const within = (at: number, from: number, length: number): number => Math.min(from + length, Math.max(from, at))
  return rows.flatMap(row => {
    if (!row.label) return []
    const at = labelTarget(row, row.label) ?? row.label
    const x = within(picture.x + (at.x - crop.x) * scale, picture.x, picture.width)
    return [{ row, anchor: { x, y: within(picture.y + (at.y - crop.y) * scale, picture.y, picture.height) } }]
  })
}

/** Each as close to the height of what it labels as the others allow, in the order of those heights. */
const heights = (list: readonly Anchored[], picture: PlateBox): readonly number[] => {
  const [top, bottom] = [picture.y + pitch / 2, picture.y + picture.height - pitch / 2]
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

const column = (list: readonly Anchored[], side: Side, picture: PlateBox): readonly Placed[] => {
  const sorted = [...list].sort((a, b) => a.anchor.y - b.anchor.y || (a.row.item < b.row.item ? -1 : 1))
  const at = heights(sorted, picture)
  return sorted.map((value, i) => ({ ...value, side, y: at[i] ?? 0 }))
}

/**
 * With both margins in use the front half is in front of the face, the others behind it, so that leaders cross as little as
 * possible.
 */
const placed = (list: readonly Anchored[], sides: readonly Side[], picture: PlateBox): readonly Placed[] => {
  const sorted = [...list].sort((a, b) => a.anchor.x - b.anchor.x || (a.row.item < b.row.item ? -1 : 1))
  const each = Math.ceil(sorted.length / sides.length)
  return sides.flatMap((side, i) => column(sorted.slice(i * each, (i + 1) * each), side, picture))
}

/** With more leaders than this they are drawn fainter, so that the film remains visible. */
const fewLeaders = 13

const leaderOf = ({ anchor, side, y }: Placed, { x, width }: PlateBox, among: number): readonly Mark[] => {
  const stroke = { colour: greys.category, width: 1.2, opacity: among > fewLeaders ? 0.5 : 0.85 }
  return [
    { mark: 'line', from: { x: side === 'left' ? x : x + width, y }, to: anchor, stroke },
    { mark: 'dot', at: anchor, radius: 3, fill: greys.category },
  ]
}

/** The two lines of a value: its name, and the value in the colour of its class with its stars. */
const wordsOf = (
  row: EvaluationRow,
  input: Plate,
  guessed: ReadonlySet<string>,
  at: (line: number) => Point,
  align: 'start' | 'end',
) => {
  const { lang, evaluation } = input
  const colour = classColours.light[row.class]
  const stars = row.stars > 0 ? [{ text: ` ${starText(row.stars)}`, colour, weight: 400 as const }] : []
  const value = { text: sidedText(row, evaluation.calibration, lang), colour, weight: 600 as const }
  const name = `${shortItemName(row.name, lang)}${guessed.has(row.item) ? ` ${guessedSign[lang]}` : ''}`
  return [
    text(name, at(-13).x, at(-13).y, { size: sizes.smallest, colour: greys.quiet, align }),
    runs([value, ...stars], at(14).x, at(14).y, { size: sizes.caption, align }),
  ] satisfies readonly LabelMark[]
}

const origin = (): Point => ({ x: 0, y: 0 })

/** Width of the margin needed for these values, page units. */
export const marginWidth = (input: Plate, rows: readonly EvaluationRow[]): number => {
  const guessed = input.guessed ?? guessedItems(input)
  const lines = rows.flatMap(row => wordsOf(row, input, guessed, origin, 'start'))
  return clearance + Math.max(0, ...lines.map(line => labelWidth(line.runs, line.size)))
}

interface Margins {
  readonly rows: readonly EvaluationRow[]
  /** The picture beside the values, and the part of it that is shown. */
  readonly picture: PlateBox
  readonly cut: PlateCut
  readonly sides: readonly Side[]
}

/**
 * Values in the margins of a picture, each with a leader to what it is measured from: no text covers the picture or other text.
 */
export const marginMarks = (input: Plate, { rows, picture, cut, sides }: Margins): readonly Mark[] => {
  const guessed = input.guessed ?? guessedItems(input)
  const all = placed(anchored(rows, picture, cut), sides, picture)
  const x = { left: picture.x - clearance, right: picture.x + picture.width + clearance }
  return [
    ...all.flatMap(value => leaderOf(value, picture, all.length)),
    ...all.flatMap(({ row, side, y }) =>
      wordsOf(row, input, guessed, line => ({ x: x[side], y: y + line }), side === 'right' ? 'start' : 'end'),
    ),
  ]
}
