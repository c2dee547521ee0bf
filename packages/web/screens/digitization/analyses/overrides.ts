import type { Dentition, ItemOverride } from '@sella/ceph/analysis/analysis'

/** The name of the setting that keeps the doctor's own texts and norms by item. */
export const overrideSetting = 'userSetting_AnalysisValues'

export type Overrides = Readonly<Record<string, ItemOverride>>

const stages: readonly Dentition[] = ['primary_mixed', 'early_permanent', 'permanent']
const isPair = (pair: unknown): pair is { readonly mean: number; readonly sd: number } => {
  const { mean, sd } = (pair ?? {}) as { mean?: unknown; sd?: unknown }
  return typeof mean === 'number' && Number.isFinite(mean) && typeof sd === 'number' && Number.isFinite(sd) && sd >= 0
}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

const readOne = (stored: unknown): ItemOverride => {
  const { tipsLess, tipsMid, tipsMore, meanSd } = (stored ?? {}) as Record<string, unknown>
  const pairs = (meanSd ?? {}) as Record<string, unknown>
  const kept = stages.filter(stage => isPair(pairs[stage])).map(stage => [stage, pairs[stage]])
  return {
    ...(text(tipsLess) ? { tipsLess: text(tipsLess) } : {}),
    ...(text(tipsMid) ? { tipsMid: text(tipsMid) } : {}),
    ...(text(tipsMore) ? { tipsMore: text(tipsMore) } : {}),
    ...(kept.length ? { meanSd: Object.fromEntries(kept) } : {}),
  }
}

/** The stored overrides; what is no number or text is left aside. */
export const readOverrides = (content: string | null | undefined): Overrides => {
  const stored: unknown = content ? JSON.parse(content) : {}
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).map(([item, one]) => [item, readOne(one)] as const)
  return Object.fromEntries(entries.filter(([, one]) => Object.keys(one).length > 0))
}

export const isOverridden = (overrides: Overrides, item: string): boolean => overrides[item] !== undefined
