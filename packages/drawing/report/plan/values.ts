import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { inDecimals, NO_VALUE, showNorm, shownDecimals } from '@sella/ceph/measure/display'
import { builtInLookup } from '@sella/ceph/measure/measure'
import { valueRanges } from '@sella/ceph/planning/value-ranges'
import { shownChange, valueChange } from '@sella/ceph/superimpose/value-change'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { signAfter } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { classColours } from '../../tracing/colours'
import { scaleMark, starText } from '../../tracing/value-text'
import { greys, inner } from '../paper'
import { normsText } from '../sentences'
import { byCategory } from '../table'
import type { CarriedPlan } from './carried-plan'
import type { Strip } from './flow'
import { lines, type PlanCell, type PlanColumn, space, tableStrips } from './plan-table'
import { filled, planWords as words } from './words'

/** A value this film cannot provide. */
const untold: PlanCell = { text: NO_VALUE, colour: greys.faint }

/** A value with its unit and stars, in the colour of its class. */
const valueCell = (row: EvaluationRow | undefined, calibration: Calibration): PlanCell => {
  if (!row || row.reading.status === 'missing') return untold
  const mark = scaleMark(row.unit, calibration)
  const colour = row.class === 'normal' ? greys.ink : classColours.light[row.class]
  return {
    text: `${mark}${row.shown}${signAfter[row.unit]}${row.stars > 0 ? ` ${starText(row.stars)}` : ''}`,
    weight: 600,
    colour,
  }
}

/** `calibration`: of the film of both values. */
const changeCell = (before: EvaluationRow | undefined, after: EvaluationRow | undefined, calibration: Calibration): PlanCell => {
  const change = before && after ? valueChange(before.reading, after.reading) : null
  if (!change) return untold
  const zero = change.displayed === 0
  const text = `${scaleMark(change.unit, calibration)}${shownChange(change)}`
  return { text: zero ? '0' : text, colour: zero ? greys.faint : greys.ink }
}

const noRange: PlanCell = { text: '' }

/** The range of a value on predicted skin; empty for any other. */
const rangeCell = (row: EvaluationRow | undefined, ranges: ReadonlyMap<string, number>): PlanCell => {
  const half = row && row.reading.status === 'read' ? ranges.get(row.item) : undefined
  return row && half !== undefined ? { text: `±${inDecimals(half, shownDecimals(row.unit))}`, colour: greys.quiet } : noRange
}

const rangesOf = (
  prediction: CarriedPlan['prediction'],
  rows: readonly EvaluationRow[],
  own: OwnItems,
): ReadonlyMap<string, number> => {
  if (prediction.status !== 'predicted') return new Map()
  const lookup = (item: string) => builtInLookup(item) ?? (Object.hasOwn(own, item) ? own[item] : undefined)
  return valueRanges(
    prediction,
    rows.map(({ item }) => item),
    lookup,
  )
}

const columnsOf = (lang: Lang, { ends, ranges }: { readonly ends: boolean; readonly ranges: boolean }): readonly PlanColumn[] => [
  { title: words.item[lang], x: inner.left, align: 'start', maxWidth: 420 },
  { title: words.norm[lang], x: 740, align: 'end', maxWidth: 240 },
  { title: words.now[lang], x: 960, align: 'end', maxWidth: 210 },
  { title: words.planned[lang], x: 1160, align: 'end', maxWidth: 180 },
  // The column stays where no value rests on predicted skin, without a sign that announces something.
  { title: ranges ? words.rangeShort[lang] : '', x: 1270, align: 'end', maxWidth: 100 },
  { title: words.change[lang], x: 1420, align: 'end', maxWidth: 140 },
  ...(ends ? [{ title: words.end[lang], x: inner.right, align: 'end', maxWidth: 240 } as const] : []),
]

/** The analysis before the plan, after it and, if known, at the end: against the same norms, with stars. */
export function valueStrips({ input, kept, prediction }: CarriedPlan): readonly Strip[] {
  const { lang, evaluation, analysis, customItems = {} } = input
  // A plan requires the scale of its own film: with an assumed one its pages give angles only, as the screen does.
  const lengths = prediction.status === 'predicted' && prediction.frame.calibrated
  const after = kept.evaluation
  if (!after) return []
  const end = kept.end?.evaluation ?? null
  const ranges = rangesOf(prediction, evaluation.rows, customItems)
  const columns = columnsOf(lang, { ends: end !== null, ranges: ranges.size > 0 })
  const rows = byCategory(evaluation.rows).map((row): readonly PlanCell[] => {
    const then = after.rows.find(({ item }) => item === row.item)
    const norm = row.norm ? showNorm(row.norm) : NO_VALUE
    return [
      { text: shortItemName(row.name, lang) },
      { text: norm, colour: greys.quiet },
      ...(lengths || row.unit !== 'mm'
        ? [
            valueCell(row, evaluation.calibration),
            valueCell(then, after.calibration),
            rangeCell(then, ranges),
            changeCell(row, then, after.calibration),
          ]
        : [untold, untold, noRange, untold]),
      ...(end
        ? [
            valueCell(
              end.rows.find(({ item }) => item === row.item),
              end.calibration,
            ),
          ]
        : []),
    ]
  })
  const to = end ? inner.right : 1420
  const note = ranges.size > 0 ? `${analysis.title[lang]} · ${words.rangeNote[lang]}` : analysis.title[lang]
  const table = tableStrips({ id: 'values', title: words.values[lang], note, columns, rows, from: inner.left, to })
  return [...table, ...lines(filled(words.judgedBy[lang], { who: normsText(input) }), greys.quiet), space(26)]
}
