import type { LandmarkName } from '../data/landmarks'
import { readerErrors } from '../data/reader-errors'
import { blame } from '../measure/blame'
import { groundOf } from '../measure/ground'
import { builtInLookup } from '../measure/measure'
import { withErrors } from '../tracing/point-error'
import type { Tracing } from '../tracing/tracing'
import type { Evaluation, EvaluationRow } from './analysis'
import { classify } from './classify'
import type { OwnItems } from './own-item'

/** A value that is affected by a point's error. */
export interface Harm {
  readonly item: string
  /** One standard error of the value due to this point alone, in the item's unit. */
  readonly shift: number
  /** The same in standard deviations of the item's norm; null without a norm. */
  readonly inSd: number | null
  /** Whether the value's class could change within that error. */
  readonly turns: boolean
  /** Other star counts the value could have at the ends of that error, ascending; empty if the class cannot change. */
  readonly becomes: readonly EvaluationRow['stars'][]
}

/** A point not placed by hand, and what its expected error would do to the chosen analysis. */
export interface Review {
  readonly name: LandmarkName
  /** The point's own expected error, in image pixels. */
  readonly errorPx: number
  /** Root of the sum of squares of its harms in SD; the queue is sorted by it. */
  readonly weight: number
  /** Most affected value first. */
  readonly harms: readonly Harm[]
}

/** The star counts a value would have at either end of an error, other than its current one. */
const starsWithin = ({ reading, norm, stars }: EvaluationRow, shift: number): Harm['becomes'] => {
  if (!norm || reading.status !== 'read') return []
  const ends = [-shift, shift].map(by => classify({ ...reading, value: reading.value + by }, norm).stars)
  return [...new Set(ends)].filter(end => end !== stars).toSorted()
}

const harmOf = (row: EvaluationRow, shift: number): Harm => ({
  item: row.item,
  shift,
  inSd: row.norm && row.norm.sd > 0 ? shift / row.norm.sd : null,
  turns: row.norm !== null && row.reading.status === 'read' && classify({ ...row.reading, error: shift }, row.norm).uncertain,
  becomes: starsWithin(row, shift),
})

const bySize = (a: Harm, b: Harm): number => (b.inSd ?? 0) - (a.inSd ?? 0) || b.shift - a.shift

const root = (harms: readonly Harm[]): number => Math.sqrt(harms.reduce((sum, { inSd }) => sum + (inSd ?? 0) ** 2, 0))

/**
 * The detected and estimated points of a tracing, those that affect the analysis most first: expected error times its effect on
 * the analysis's values, each in SD of its norm, to first order like the engine's uncertainty. Points that affect no judged value
 * come after these; among them, points that affect some value come first, then the order is by error. Confirmed points (manual)
 * are excluded.
 */
export function reviewQueue(
  tracing: Tracing,
  { rows, calibration }: Pick<Evaluation, 'rows' | 'calibration'>,
  customItems: OwnItems = {},
): readonly Review[] {
  const waiting = Object.entries(tracing.points).flatMap(([name, point]) =>
    point && point.origin !== 'manual' ? [[name as LandmarkName, point.errorPx ?? 0] as const] : [],
  )
  const own = (item: string) => (Object.hasOwn(customItems, item) ? customItems[item] : undefined)
  // None of the queued points was placed by hand, so the table's errors apply to every reader.
  const ground = groundOf(withErrors(tracing.points, readerErrors), calibration, {
    lookup: item => builtInLookup(item) ?? own(item),
  })
  const blames = rows.map(row => ({ row, shifts: blame(row.item, ground) }))
  return waiting
    .map(([name, errorPx]): Review => {
      const harms = blames.flatMap(({ row, shifts }) => {
        const shift = shifts.get(name)
        return shift === undefined ? [] : [harmOf(row, shift)]
      })
      return { name, errorPx, weight: root(harms), harms: harms.toSorted(bySize) }
    })
    .sort((a, b) => b.weight - a.weight || b.harms.length - a.harms.length || b.errorPx - a.errorPx)
}
