import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { isAtRest } from '@sella/ceph/planning/feasible'
import { bareAmountWords, enteredWords, movementSheet } from '@sella/ceph/planning/movement-words'
import type { Planned } from '@sella/workbench/planning/planned'
import { useCallback } from 'react'
import { useWords } from '../../words/i18n'

/**
 * What becomes of a piece, in few words and mm: of an incisor the way of its edge, as on the work sheet, named so where its apex goes
 * another way. Null while nothing is set.
 */
export const useSummary = (): ((planned: Planned, segment: SegmentName) => string | null) => {
  const { t, lang } = useWords()
  return useCallback(
    ({ document, prediction }, segment) => {
      const move = document.plan.moves[segment]
      if (!move || isAtRest(move)) return null
      const joined = (amounts: readonly { readonly zh: string; readonly en: string }[]): string =>
        // A line breaks between amounts, never within one.
        amounts.map(words => words[lang].replaceAll(' ', '\u00a0')).join(' · ') || '0'
      if (prediction.status !== 'predicted') return joined(enteredWords(segment, document.plan.moves, bareAmountWords))
      const [first, apex] = movementSheet({ [segment]: move }, prediction, bareAmountWords)
      if (!first) return joined(enteredWords(segment, document.plan.moves, bareAmountWords))
      const edge = joined(first.amounts)
      return apex && joined(apex.amounts) !== edge ? `${t('planning.pivots.edge')}\u00a0${edge}` : edge
    },
    [t, lang],
  )
}
