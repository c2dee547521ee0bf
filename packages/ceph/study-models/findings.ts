import { boltonNorms } from '../data/study-models/bolton'
import { inDecimals } from '../measure/display'
import type { SpaceResult } from './arch-space'
import { type BoltonResult, boltonOf } from './bolton'
import type { BoltonPart } from './bolton-norm'
import { type ModelFindingName, modelFindingItems, modelFindingNames, searchNorm } from './finding-items'
import { type ModelAnalysis, modelAnalysis } from './model-analysis'
import type { ModelReadings } from './readings'

const measured = <T>(ratio: BoltonResult, of: (ratio: Extract<BoltonResult, { status: 'measured' }>) => T): T | null =>
  ratio.status === 'measured' ? of(ratio) : null

const excess = (readings: ModelReadings, part: BoltonPart): number | null =>
  measured(boltonOf(readings, part, boltonNorms[searchNorm]), ({ lowerExcess }) => lowerExcess)

/** Excludes space based on predicted widths, which is not a measured value. */
const discrepancyOf = (space: SpaceResult): number | null =>
  space.status === 'measured' && !space.segments.some(({ predicted }) => predicted) ? space.discrepancy : null

const values: Readonly<Record<ModelFindingName, (analysis: ModelAnalysis, readings: ModelReadings) => number | null>> = {
  'models:bolton-anterior': ({ bolton }) => measured(bolton.anterior, ({ percent }) => percent),
  'models:bolton-overall': ({ bolton }) => measured(bolton.overall, ({ percent }) => percent),
  'models:excess-anterior': (_, readings) => excess(readings, 'anterior'),
  'models:excess-overall': (_, readings) => excess(readings, 'overall'),
  'models:space-upper': ({ space }) => discrepancyOf(space.upper),
  'models:space-lower': ({ space }) => discrepancyOf(space.lower),
  'models:spee': ({ spee }) => spee && Math.max(spee.right, spee.left),
  'models:irregularity': ({ irregularity }) => irregularity?.sum ?? null,
  'models:overjet': ({ bite }) => bite?.overjet ?? null,
  'models:overbite': ({ bite }) => bite?.overbite ?? null,
}

/** As displayed on the model screen: ratios to a hundredth, mm to a tenth, with U+2212 as the minus sign and no sign for zero. */
const shownAs = (value: number, unit: 'mm' | 'percent'): string => inDecimals(value, unit === 'percent' ? 2 : 1)

/** The searchable findings of a record's models, as displayed; values that were not measured have no entry. */
export function modelFindings(readings: ModelReadings): Readonly<Partial<Record<ModelFindingName, string>>> {
  const analysis = modelAnalysis(readings)
  return Object.fromEntries(
    modelFindingNames.flatMap(name => {
      const value = values[name](analysis, readings)
      return value === null || !Number.isFinite(value) ? [] : [[name, shownAs(value, modelFindingItems[name].unit)]]
    }),
  )
}
