import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { JudgedFirst } from './results/judged-first'

/** Milliseconds that a film waits at most for its scale to be judged, from when it is asked for itself: mostly it comes later. */
const patience = 1000

/**
 * What judges the scale of a film that is about to be opened beside the others of its case, so that its lengths do not come later
 * than the rest. Null where nothing is to be judged or it does not come in time: then lengths are withheld until it does. Undefined
 * while it is awaited.
 */
export const useJudgedFirst = (caseUuid: string, isNeeded: boolean): JudgedFirst | null | undefined => {
  const client = useQueryClient()
  const [settled, setSettled] = useState<{ readonly judge: JudgedFirst | null } | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isOpen = true
    const settle = (judge: JudgedFirst | null) => {
      if (isOpen) setSettled({ judge })
      isOpen = false
    }
    const timer = setTimeout(() => settle(null), patience)
    import('./results/judged-first').then(({ judgedFirst }) => judgedFirst(client, caseUuid)).then(settle, () => settle(null))
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [client, caseUuid, isNeeded])
  return isNeeded ? settled?.judge : null
}
