import type { Dentition } from '@sella/ceph/patient/age-group'
import type { CaseRecord } from '@sella/contract/entities'
import { inTurn } from '@sella/workbench/server/in-turn'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ask } from '../../../api/client'
import { keys, placeRecord } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** Chooses the age group of the open record, null for the one by age: applied at once and stored; restored if that fails. */
export const useAgeGroup = () => {
  const { choosing, record } = useDesk()
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const [turn] = useState(inTurn<CaseRecord>)
  const { uuid, caseUuid, ageGroup: stored } = record
  return useCallback(
    async (ageGroup: Dentition | null): Promise<void> => {
      const call = (before: CaseRecord | null) =>
        ask('timebarAgeGroup', { uuid, ageGroup, from: before ? before.ageGroup : stored })
      try {
        await choosing.ageGroup(ageGroup, async () => placeRecord(client, await turn(call)))
      } catch (error) {
        // Another window may have chosen one.
        void client.invalidateQueries({ queryKey: keys.records(caseUuid) })
        toast({ kind: 'error', title: t('workbench.results.ageGroupFailed'), text: textOf(error, lang) })
      }
    },
    [choosing, uuid, caseUuid, stored, turn, client, toast, t, lang],
  )
}
