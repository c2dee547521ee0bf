import type { Analysis } from '../data/analysis-row'
import { isItemName, measurements } from '../data/measurements'
import type { MeasurementRow } from '../data/measurements/row'
import type { ReaderErrors } from '../data/reader-errors'
import { showValue } from '../measure/display'
import { type EngineLog, type Ground, groundOf } from '../measure/ground'
import { labelAnchor } from '../measure/label-anchor'
import { builtInLookup, measureOn } from '../measure/measure'
import type { Missing, Reading } from '../measure/reading'
import { calibrate } from '../tracing/calibration'
import { withErrors } from '../tracing/point-error'
import type { Tracing } from '../tracing/tracing'
import type { Evaluation, EvaluationRow, ItemOverride, Norm, NormSubject } from './analysis'
import { classify } from './classify'
import { findingsWithout } from './findings-without'
import { meaningFor } from './meaning-for'
import { normFor } from './norm-for'
import type { OwnItem, OwnItems } from './own-item'

export interface EvaluateOptions {
  /** The doctor's texts and norms by item. Only own analyses use them; built-in data cannot be edited. */
  readonly overrides?: Readonly<Record<string, ItemOverride>>
  /** Items defined by the doctor, by name. */
  readonly customItems?: OwnItems
  /** Assume S-Na = 71.8 mm if the film has no scale. */
  readonly assumeScale?: boolean
  /**
   * Expected errors of points placed or confirmed by hand. Given: the doctor's own; null: only errors stated by the points
   * themselves; omitted: the table's.
   */
  readonly readers?: ReaderErrors | null
  /** Receives what the doctor is not shown: the type of a measurement error. */
  readonly log?: EngineLog
}

interface EvaluationContext {
  readonly analysis: Analysis
  readonly subject: NormSubject
  readonly ground: Ground
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly customItems: OwnItems
}

const ownOf = (item: string, items: OwnItems): OwnItem | undefined => (Object.hasOwn(items, item) ? items[item] : undefined)

const definitionOf = (item: string, items: OwnItems): MeasurementRow | OwnItem | undefined =>
  isItemName(item) ? measurements[item] : ownOf(item, items)

const unjudged = { difference: null, class: 'normal', stars: 0, uncertain: false } as const

const judgementOf = (
  reading: Reading | Missing,
  norm: Norm | null,
): Pick<EvaluationRow, 'difference' | 'class' | 'stars' | 'uncertain'> =>
  reading.status === 'read' && norm !== null ? classify(reading, norm) : unjudged

function rowOf(item: string, definition: MeasurementRow | OwnItem, bench: EvaluationContext): EvaluationRow {
  const { analysis, subject, ground, overrides, customItems } = bench
  const reading = measureOn(item, definition.unit, ground)
  const norm = normFor(item, analysis, { overrides, customItems, subject })
  const judgement = judgementOf(reading, norm)
  const judged = reading.status === 'read' && norm !== null && norm.sd > 0 ? reading.value : null
  const override = analysis.creator === 'user' ? overrides[item] : undefined
  return {
    item,
    name: definition.name,
    category: definition.category,
    unit: definition.unit,
    norm,
    reading,
    shown: showValue(reading.status === 'read' ? reading.value : null, definition.unit),
    ...judgement,
    meaning:
      judged !== null ? meaningFor(item, judgement.class, { value: judged, override, ownItem: ownOf(item, customItems) }) : null,
    label: reading.status === 'read' ? labelAnchor(definition, definition.text, ground) : null,
  }
}

/**
 * Measures a tracing and judges it by one analysis for a given subject. `judge`, which determines the subject, is the entry
 * point. Pure: the same arguments give the same evaluation, so callers may cache it.
 *
 * One row per item of the analysis, in its order; an item that no longer has a definition (deleted since) has no row. Values are
 * not rounded. Without a value or a norm, a row's class is `normal` with no stars, and its difference and meaning are null. The
 * meaning is also null when the SD is 0, because nothing was judged. A built-in item is never overridden by an own item of the
 * same name.
 */
export function evaluate(tracing: Tracing, analysis: Analysis, subject: NormSubject, options: EvaluateOptions = {}): Evaluation {
  const { overrides = {}, customItems = {}, assumeScale = false, readers, log } = options
  const calibration = calibrate(tracing, assumeScale)
  const lookup = (item: string) => builtInLookup(item) ?? ownOf(item, customItems)
  const ground = groundOf(withErrors(tracing.points, readers), calibration, { lookup, log })
  const bench: EvaluationContext = { analysis, subject, ground, overrides, customItems }
  const rows = analysis.items.flatMap(item => {
    const definition = definitionOf(item, customItems)
    return definition ? [rowOf(item, definition, bench)] : []
  })
  const unscaled = rows.filter(({ reading }) => reading.status === 'missing' && reading.why === 'uncalibrated')
  return { calibration, facing: ground.facing, rows, findings: findingsWithout(unscaled, rows) }
}
