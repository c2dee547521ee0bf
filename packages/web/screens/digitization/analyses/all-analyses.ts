import type { Analysis } from '@sella/ceph/data/analysis-row'
import { useOwnAnalyses } from '../../../readings/own-analyses'
import { useDesk } from '../desk'

/** The analyses available for the open image. */
export const useAllAnalyses = (): { readonly own: readonly Analysis[]; readonly builtIn: readonly Analysis[] } => {
  const { subject } = useDesk()
  return { own: useOwnAnalyses(subject.view).map(ownAnalysis => ownAnalysis.analysis), builtIn: subject.analyses }
}
