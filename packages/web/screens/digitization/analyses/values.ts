import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { ageGroups } from '@sella/ceph/patient/age-group'
import { faultOf, numberOf, type PairText } from '../../../own-values/pair'

/** The form values for an item's own norms and texts. */
export type Values = Readonly<Record<Dentition, PairText>> & Readonly<Record<'tipsLess' | 'tipsMid' | 'tipsMore', string>>

const none: PairText = { mean: '', sd: '' }
export const emptyValues: Values = {
  primary_mixed: none,
  early_permanent: none,
  permanent: none,
  tipsLess: '',
  tipsMid: '',
  tipsMore: '',
}

export const valuesOf = (override: ItemOverride | undefined): Values => ({
  ...emptyValues,
  ...Object.fromEntries(
    ageGroups.map(stage => {
      const pair = override?.meanSd?.[stage]
      return [stage, pair ? { mean: String(pair.mean), sd: String(pair.sd) } : none]
    }),
  ),
  tipsLess: override?.tipsLess ?? '',
  tipsMid: override?.tipsMid ?? '',
  tipsMore: override?.tipsMore ?? '',
})

/** The override to store; null if nothing differs from the built-in data. */
export const overrideOf = (values: Values): ItemOverride | null => {
  const pairs = ageGroups
    .filter(stage => values[stage].mean.trim() !== '' && faultOf(values[stage]) === null)
    .map(stage => [stage, { mean: numberOf(values[stage].mean), sd: numberOf(values[stage].sd) }])
  const tips = (['tipsLess', 'tipsMid', 'tipsMore'] as const).flatMap(tip =>
    values[tip].trim() ? [[tip, values[tip].trim()]] : [],
  )
  const override: ItemOverride = { ...Object.fromEntries(tips), ...(pairs.length ? { meanSd: Object.fromEntries(pairs) } : {}) }
  return Object.keys(override).length ? override : null
}
