import type { UserAnalysis } from '@sella/contract/entities'
import type { AnalysisText } from '../open/own-analyses'
import { addingOnce, isUnanswered } from '../server/adding'
import { Refused } from '../server/refused'
import type { PutAnalysis } from './storing'

type Put = Parameters<PutAnalysis>[0]

const isConflict = (fault: unknown): boolean => fault instanceof Refused && fault.reason === 'METHOD_CONFLICT'

/** A change that meets one of its own, whose reply was lost, is made on that: it is no other window's. */
const changingOnce = (put: PutAnalysis): PutAnalysis => {
  let unanswered: readonly AnalysisText[] = []
  const onOwn = async (analysis: Put, fault: unknown): Promise<UserAnalysis> => {
    for (const from of unanswered) {
      const stored = await put({ ...analysis, from }).catch(again => {
        if (!isConflict(again)) throw again
        return null
      })
      if (stored) return stored
    }
    throw fault
  }
  return async analysis => {
    try {
      const stored = await put(analysis).catch(fault => {
        if (!isConflict(fault)) throw fault
        return onOwn(analysis, fault)
      })
      unanswered = []
      return stored
    } catch (fault) {
      if (isUnanswered(fault)) unanswered = [{ name: analysis.name, content: analysis.content }, ...unanswered]
      throw fault
    }
  }
}

/** `put` for one analysis, each of whose changes counts once though replies are lost: a new one is added once. */
export const puttingOnce = (put: PutAnalysis): PutAnalysis => {
  const change = ({ uuid }: UserAnalysis, from: AnalysisText, to: AnalysisText) => put({ uuid, ...to, from })
  const addOnce = addingOnce<AnalysisText, UserAnalysis>({ add: put, change })
  const changeOnce = changingOnce(put)
  return analysis => (analysis.uuid === undefined ? addOnce(analysis) : changeOnce(analysis))
}
