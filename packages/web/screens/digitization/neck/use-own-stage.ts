import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { makeOwnStage, type StageRead } from '@sella/workbench/record/own-stage'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ask } from '../../../api/client'
import { keys, placeRecord } from '../../../api/queries'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** `makeOwnStage` with the server, for the open record. */
export const useOwnStage = () => {
  const { record, photo } = useDesk()
  const { t, lang } = useWords()
  const client = useQueryClient()
  const toast = useToast()
  const ports: ReturnType<Parameters<typeof makeOwnStage>[0]> = {
    send: ({ uuid }, read, from) => ask('timebarMaturation', { uuid, read, from, film: pictureNameOf(photo) }),
    onStored: stored => placeRecord(client, stored),
    onFailed: error => {
      void client.invalidateQueries({ queryKey: keys.records(record.caseUuid) })
      toast({ kind: 'error', title: t('neck.own.failed'), text: textOf(error, lang) })
    },
  }
  const latest = useRef({ ports, record })
  latest.current = { ports, record }
  const [own] = useState(() => makeOwnStage(() => latest.current.ports))
  const stored = record.maturation
  const sent = useStore(own.sent, now => now)
  const read: StageRead = sent ?? { stage: stored?.stage ?? null, hindrance: stored?.hindrance ?? null }
  const keep = useCallback((next: StageRead) => own.keep(next, latest.current.record), [own])
  return { read, stored, keep }
}
