import type { Analysis, ItemOverride } from '@sella/ceph/analysis/analysis'
import { analysisOf, ownFromContent, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemSetting, readOwnItems } from '@sella/ceph/analysis/stored-own-items'
import type { UserAnalysis } from '@sella/contract/entities'
import { useMemo } from 'react'
import { useAnalyses, useSetting } from '../../../api/queries'
import { useDesk } from '../desk'
import { overrideSetting, readOverrides } from './overrides'

/** An own analysis as stored, and as the engine reads it. */
export interface OwnAnalysis {
  readonly uuid: string
  readonly parts: Parts
  readonly analysis: Analysis
}

/** A stored own analysis in the shape of the built-in ones; nothing when its content cannot be read. */
export const ownAnalysis = (
  stored: UserAnalysis,
  overrides: Readonly<Record<string, ItemOverride>>,
  ownItems: OwnItems,
): readonly OwnAnalysis[] => {
  const parts = ownFromContent(stored.name, stored.content)
  return parts ? [{ uuid: stored.uuid, parts, analysis: analysisOf(parts, overrides, ownItems) }] : []
}

/** The doctor's own analyses. */
export const useOwnAnalyses = (): readonly OwnAnalysis[] => {
  const { data } = useAnalyses()
  const overrides = useSetting(overrideSetting).data
  const ownItems = useSetting(ownItemSetting).data
  return useMemo(() => {
    const [values, items] = [readOverrides(overrides), readOwnItems(ownItems)]
    return (data ?? []).flatMap(stored => ownAnalysis(stored, values, items))
  }, [data, overrides, ownItems])
}

/** The analyses the image on the table can be judged by; own ones are of the film. */
export const useAllAnalyses = (): { readonly own: readonly Analysis[]; readonly builtIn: readonly Analysis[] } => {
  const { subject } = useDesk()
  const own = useOwnAnalyses().map(one => one.analysis)
  return { own: subject.view === 'film' ? own : [], builtIn: subject.analyses }
}
