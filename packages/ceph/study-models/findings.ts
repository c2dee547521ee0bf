import type { BoltonResult } from './bolton'
import { type ModelFindingName, modelFindingItems, modelFindingNames } from './finding-items'
import { type ModelAnalysis, modelAnalysis } from './model-analysis'
import type { ModelReadings } from './readings'

const measured = <T>(ratio: BoltonResult, of: (ratio: Extract<BoltonResult, { status: 'measured' }>) => T): T | null =>
  ratio.status === 'measured' ? of(ratio) : null

const values: Readonly<Record<ModelFindingName, (analysis: ModelAnalysis) => number | null>> = {
  'models:bolton-anterior': ({ bolton }) => measured(bolton.anterior, ({ percent }) => percent),
  'models:bolton-overall': ({ bolton }) => measured(bolton.overall, ({ percent }) => percent),
  'models:excess-anterior': ({ bolton }) => measured(bolton.anterior, ({ lowerExcess }) => lowerExcess),
  'models:excess-overall': ({ bolton }) => measured(bolton.overall, ({ lowerExcess }) => lowerExcess),
  'models:space-upper': ({ space: { upper } }) => (upper.status === 'measured' ? upper.discrepancy : null),
  'models:space-lower': ({ space: { lower } }) => (lower.status === 'measured' ? lower.discrepancy : null),
  'models:spee': ({ spee }) => spee && Math.max(spee.right, spee.left),
  'models:irregularity': ({ irregularity }) => irregularity?.sum ?? null,
  'models:overjet': ({ bite }) => bite?.overjet ?? null,
  'models:overbite': ({ bite }) => bite?.overbite ?? null,
}

/** As the screen of the models shows it: ratios to a hundredth, mm to a tenth; the minus is U+2212, and nothing has none. */
const shownAs = (value: number, unit: 'mm' | 'percent'): string => {
  const text = value.toFixed(unit === 'percent' ? 2 : 1)
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−')
}

/** What may be searched of a record's models, each as it is shown; what was not measured has no entry. */
export function modelFindings(readings: ModelReadings): Readonly<Partial<Record<ModelFindingName, string>>> {
  const analysis = modelAnalysis(readings)
  return Object.fromEntries(
    modelFindingNames.flatMap(name => {
      const value = values[name](analysis)
      return value === null || !Number.isFinite(value) ? [] : [[name, shownAs(value, modelFindingItems[name].unit)]]
    }),
  )
}
