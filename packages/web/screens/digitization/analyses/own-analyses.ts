import type { Analysis, ItemOverride } from '@sella/ceph/analysis/analysis'
import { analysisOf, type OwnView, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { UserAnalysis } from '@sella/contract/entities'
import { useMemo } from 'react'
import { useAnalyses, useSetting } from '../../../api/queries'
import { useDesk } from '../desk'

/** An own analysis as stored, and as the engine reads it. */
export interface OwnAnalysis {
  readonly uuid: string
  readonly parts: Parts
  readonly analysis: Analysis
}

interface Known {
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly ownItems: OwnItems
  /** Of which image; no norm of a face depends on age. */
  readonly view?: OwnView
}

/** A stored own analysis in the shape of the built-in ones; nothing when its content cannot be read or is of another image. */
export const ownAnalysis = (stored: UserAnalysis, { overrides, ownItems, view = 'film' }: Known): readonly OwnAnalysis[] => {
  const parts = ownFromContent(stored.name, stored.content, view)
  if (!parts) return []
  return [{ uuid: stored.uuid, parts, analysis: view === 'film' ? analysisOf(parts, overrides, ownItems) : analysisOf(parts) }]
}

/** The doctor's own analyses of the film, or of a view of the face. */
export const useOwnAnalyses = (view: OwnView = 'film'): readonly OwnAnalysis[] => {
  const { data } = useAnalyses()
  const overrides = useSetting(ownValuesSetting.name).data
  const ownItems = useSetting(ownItemsSetting.name).data
  return useMemo(() => {
    const known = { overrides: ownValuesSetting.read(overrides), ownItems: ownItemsSetting.read(ownItems), view }
    return (data ?? []).flatMap(stored => ownAnalysis(stored, known))
  }, [data, overrides, ownItems, view])
}

/** The analyses the image on the table can be judged by. */
export const useAllAnalyses = (): { readonly own: readonly Analysis[]; readonly builtIn: readonly Analysis[] } => {
  const { subject } = useDesk()
  return { own: useOwnAnalyses(subject.view).map(one => one.analysis), builtIn: subject.analyses }
}
