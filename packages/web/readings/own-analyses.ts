import type { OwnView } from '@sella/ceph/analysis/own'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { type OwnAnalysis, ownAnalysis } from '@sella/workbench/open/own-analyses'
import { useMemo } from 'react'
import { useAnalyses, useSetting } from '../api/queries'

/** The doctor's own analyses of the film, or of a view of the face. */
export const useOwnAnalyses = (view: OwnView = 'film'): readonly OwnAnalysis[] => {
  const { data } = useAnalyses()
  const overrides = useSetting(ownValuesSetting.name).data
  const ownItems = useSetting(ownItemsSetting.name).data
  return useMemo(() => {
    const context = { overrides: ownValuesSetting.read(overrides), ownItems: ownItemsSetting.read(ownItems), view }
    return (data ?? []).flatMap(stored => ownAnalysis(stored, context))
  }, [data, overrides, ownItems, view])
}
