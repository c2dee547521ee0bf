import type { Hindrance, Stage } from '@sella/ceph/data/maturation'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ask } from '../../../api/client'
import { placeRecord } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

interface Read {
  readonly stage: Stage | null
  readonly hindrance: Hindrance | null
}

/** The doctor's own stage for the open record: stored at once; the stored one is restored if that fails. */
export const useOwnStage = () => {
  const { record } = useDesk()
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const [sent, setSent] = useState<Read | null>(null)
  const stored = record.maturation
  const read: Read = sent ?? { stage: stored?.stage ?? null, hindrance: stored?.hindrance ?? null }
  const keep = useCallback(
    async (next: Read): Promise<void> => {
      setSent(next)
      try {
        placeRecord(client, await ask('timebarMaturation', { uuid: record.uuid, read: next }))
      } catch (error) {
        toast({ kind: 'error', title: t('neck.own.failed'), text: textOf(error, lang) })
      }
      setSent(null)
    },
    [record.uuid, client, toast, t, lang],
  )
  return { read, stored, keep }
}
