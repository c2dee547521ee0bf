import type { Analysis } from '@sella/ceph/data/analysis-row'
import { useOwnAnalyses } from '../../../readings/own-analyses'
import { useDesk } from '../desk'

/** The analyses the image on the table can be judged by. */
export const useAllAnalyses = (): { readonly own: readonly Analysis[]; readonly builtIn: readonly Analysis[] } => {
  const { subject } = useDesk()
  return { own: useOwnAnalyses(subject.view).map(ownAnalysis => ownAnalysis.analysis), builtIn: subject.analyses }
}
