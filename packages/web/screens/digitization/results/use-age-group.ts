import type { Dentition } from '@sella/ceph/patient/age-group'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ask } from '../../../api/client'
import { placeRecord } from '../../../api/queries'
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
  return useCallback(
    async (ageGroup: Dentition | null): Promise<void> => {
      try {
        await choosing.ageGroup(ageGroup, async group =>
          placeRecord(client, await ask('timebarAgeGroup', { uuid: record.uuid, ageGroup: group })),
        )
      } catch (error) {
        toast({ kind: 'error', title: t('workbench.results.ageGroupFailed'), text: textOf(error, lang) })
      }
    },
    [choosing, record.uuid, client, toast, t, lang],
  )
}
