import type { DeviationClass, Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { distance, type Point, times } from '@sella/ceph/geometry/point'
import type { Lang } from '@sella/ceph/words'
import { labelWidth } from '../scene/marks/label'
import { nearestOnSegment } from '../scene/near'
import type { Ref, TextRun } from '../scene/scene'
import { type Colours, surfaces, type Theme, valueColour } from './colours'
import type { LabelRequest } from './label-slots'
import { shortItemName } from './short-names'
import { sidedText, starText } from './value-text'

/** Design section 7: chips 18 high with text of size 11, in screen pixels. */
export const labelSize = 11
const labelHeight = 18
export const labelPadX = 6

interface LabelStyle {
  readonly evaluation: Evaluation
  readonly colours: Colours
  readonly theme: Theme
  readonly lang: Lang
}

/** Name in grey, value in the colour of its class, stars. */
export const labelRuns = (row: EvaluationRow, { evaluation, colours, theme, lang }: LabelStyle): readonly TextRun[] => {
  const colour = valueColour(row.class, colours, theme)
  const stars = row.stars === 0 ? [] : [{ text: ` ${starText(row.stars)}`, colour }]
  return [
    { text: `${shortItemName(row.name, lang)} `, colour: surfaces[theme].quiet },
    { text: sidedText(row, evaluation.calibration, lang), colour, weight: 600 },
    ...stars,
  ]
}

const ranks: Readonly<Record<DeviationClass, number>> = {
  normal: 4,
  sd_positive_1: 3,
  sd_negative_1: 3,
  sd_positive_2: 2,
  sd_negative_2: 2,
  sd_positive_3: 1,
  sd_negative_3: 1,
}

/** Hovered first, then the worst class. */
const rankOf = (row: EvaluationRow, highlight: Ref | null): number =>
  highlight?.kind === 'item' && highlight.name === row.item ? 0 : ranks[row.class]

/** The point of the item's own lines nearest to its label; null for a figure without lines. */
export const labelTarget = (row: EvaluationRow, label: Point): Point | null => {
  if (row.reading.status === 'missing') return null
  const lines = row.reading.figure.lines.filter(line => !line.extension)
  const nearest = lines.map(line => nearestOnSegment(label, line.from, line.to))
  return nearest.reduce<Point | null>((best, p) => (best === null || distance(p, label) < distance(best, label) ? p : best), null)
}

/** The request to place the label's rectangle, in screen pixels; null for a row without value or anchor. */
export const labelRequest = (
  row: EvaluationRow,
  style: LabelStyle & { readonly pixel: number; readonly highlight: Ref | null },
): LabelRequest | null => {
  if (row.reading.status === 'missing' || !row.label) return null
  const onScreen = (p: Point): Point => times(p, 1 / style.pixel)
  const target = labelTarget(row, row.label)
  return {
    id: row.item,
    anchor: onScreen(row.label),
    ...(target ? { target: onScreen(target) } : {}),
    width: labelWidth(labelRuns(row, style), labelSize) + 2 * labelPadX,
    height: labelHeight,
    rank: rankOf(row, style.highlight),
  }
}

/**
 * Rows whose label is shown on the film: those in the analysis's text list, and the highlighted one. At most `atMost`, the worst
 * first.
 */
export const labelledRows = (
  input: { readonly evaluation: Evaluation; readonly texts: readonly string[]; readonly highlight: Ref | null },
  atMost: number,
): readonly EvaluationRow[] => {
  const { evaluation, texts, highlight } = input
  const isHovered = (row: EvaluationRow): boolean => highlight?.kind === 'item' && highlight.name === row.item
  const shown = evaluation.rows.filter(row => row.reading.status === 'read' && (texts.includes(row.item) || isHovered(row)))
  if (shown.length <= atMost) return shown
  const kept = new Set([...shown].sort((a, b) => rankOf(a, highlight) - rankOf(b, highlight)).slice(0, atMost))
  return shown.filter(row => kept.has(row))
}
