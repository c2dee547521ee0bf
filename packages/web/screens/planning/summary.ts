import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { pieceWords } from '@sella/ceph/planning/movement-words'
import type { Planned } from '@sella/workbench/planning/planned'
import { useCallback } from 'react'
import { useWords } from '../../words/i18n'

/** The movement of a segment, in few words. Null while nothing is set. */
export const useSummary = (): ((planned: Planned, segment: SegmentName) => string | null) => {
  const { lang } = useWords()
  return useCallback(
    ({ document, prediction }, segment) => {
      const predicted = prediction.status === 'predicted' ? prediction : null
      return pieceWords(segment, document.plan.moves, predicted)?.[lang] ?? null
    },
    [lang],
  )
}
