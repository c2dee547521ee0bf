import type { CaseRecord } from '@sella/contract/entities'
import { takenAway } from '@sella/workbench/record/taken-away'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keys } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** Says, when the table is cleared under unsaved points because another window took their picture away, where they are. */
export const useTakenAway = (): void => {
  const { t, lang } = useWords()
  const { traced } = useDesk()
  const client = useQueryClient()
  const toast = useToast()
  useEffect(
    () => () => {
      const taken = takenAway(traced, client.getQueryData<readonly CaseRecord[]>(keys.records(traced.base.get().caseUuid)))
      const kept = t('workbench.saving.keptHere')
      // What the picture shown instead says of the draft takes the place of this.
      if (taken === 'picture') toast({ kind: 'error', title: refusal('PICTURE_CHANGED', lang), text: kept, about: 'draft' })
      if (taken === 'record') toast({ kind: 'warning', title: kept, about: 'save' })
    },
    [traced, client, toast, t, lang],
  )
}
