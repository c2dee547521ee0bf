import type { Hindrance, Stage } from '@sella/ceph/data/maturation-stages'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
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

interface Read {
  readonly stage: Stage | null
  readonly hindrance: Hindrance | null
}

/** The doctor's own stage for the open record: stored at once; the stored one is restored if that fails. */
export const useOwnStage = () => {
  const { record, photo } = useDesk()
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const [sent, setSent] = useState<Read | null>(null)
  const stored = record.maturation
  const read: Read = sent ?? { stage: stored?.stage ?? null, hindrance: stored?.hindrance ?? null }
  const [turn] = useState(inTurn<CaseRecord>)
  const keep = useCallback(
    async (next: Read): Promise<void> => {
      setSent(next)
      const call = (before: CaseRecord | null) => {
        const from = (before ? before.maturation : stored)?.at ?? null
        return ask('timebarMaturation', { uuid: record.uuid, read: next, from, film: pictureNameOf(photo) })
      }
      try {
        placeRecord(client, await turn(call))
      } catch (error) {
        // Another window may have stored a reading, or another film.
        void client.invalidateQueries({ queryKey: keys.records(record.caseUuid) })
        toast({ kind: 'error', title: t('neck.own.failed'), text: textOf(error, lang) })
      }
      setSent(null)
    },
    [record.uuid, record.caseUuid, photo, stored, turn, client, toast, t, lang],
  )
  return { read, stored, keep }
}
