import '../../../words/late/by-others'
import type { CaseRecord } from '@sella/contract/entities'
import { isTaken } from '@sella/workbench/record/taken-away'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keys } from '../../../api/queries'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** Says of a detection that ended because another window took its picture away that it did, and that it placed nothing. */
export const useStopped = (): void => {
  const { t } = useWords()
  const { traced, detection, profile } = useDesk()
  const client = useQueryClient()
  const toast = useToast()
  const onFilm = useStore(detection.state, now => now !== null)
  const onPhoto = useStore(profile.state, now => now !== null)
  // As last drawn: the run itself is cancelled in the same breath as this ends.
  const running = useRef(false)
  running.current = onFilm || onPhoto
  useEffect(
    () => () => {
      const records = client.getQueryData<readonly CaseRecord[]>(keys.records(traced.base.get().caseUuid))
      if (!running.current || !isTaken(traced, records)) return
      toast({ kind: 'warning', title: t('byOthers.stopped'), text: t('byOthers.stoppedText'), about: 'detection' })
    },
    [traced, client, toast, t],
  )
}
