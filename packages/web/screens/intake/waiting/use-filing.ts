import { localDay } from '@sella/ceph/patient/local-day'
import type { WaitingFile } from '@sella/contract/waiting'
import { type Filing, newRecordOf, proposedRecord, type RecordAtHand } from '@sella/workbench/uploads/filing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRecords } from '../../../api/queries'
import { filedAnew } from '../../../api/waiting'
import { entriesHere } from '../../../form-draft/use-form-draft'
import { useToast } from '../../../parts/toast'
import { useLeft } from '../../../parts/use-left'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { type FilingWish, filings } from './filings-here'
import { draftIn, type FilingDraft, filingOf, filingSlot, keepFiling, proposedDraft } from './kept-filing'

/** What was chosen for a file, kept on this machine until it is filed: it outlives a reload and an expired session. */
const useChosen = (file: WaitingFile) => {
  const [draft, setDraft] = useState<FilingDraft>(
    () => draftIn(entriesHere().of(filingSlot(file.uuid)), file) ?? proposedDraft(file),
  )
  useEffect(() => keepFiling(file, { ...draft, begun: filings.begun(file.uuid) ?? draft.begun }), [file, draft])
  const set = (change: Partial<FilingDraft>) => setDraft(now => ({ ...now, ...change }))
  return { draft, set }
}

/** The chosen values, or the proposed ones where nothing was chosen; and the records of the chosen case. */
export const useFiling = (file: WaitingFile) => {
  const { draft, set } = useChosen(file)
  const chosen = filingOf(draft)
  const [today] = useState(() => localDay(new Date()))
  const caseUuid = chosen.goal?.at === 'case' ? chosen.goal.uuid : null
  const records = useRecords(caseUuid).data
  const atHand: readonly RecordAtHand[] = (caseUuid === null ? [] : (records ?? [])).map(({ uuid, createday, type, photos }) => ({
    uuid,
    createday,
    type,
    kinds: photos.map(({ type }) => type),
  }))
  const settled = chosen.goal !== null && (caseUuid === null || records !== undefined)
  const { record } = chosen
  const isGone = settled && record?.at === 'record' && !atHand.some(({ uuid }) => uuid === record.uuid)
  const filing: Filing = {
    ...chosen,
    // A kind recognised after the form was opened.
    kind: chosen.kind ?? file.kind,
    record: (isGone ? null : record) ?? (settled ? proposedRecord(file, atHand, today) : null),
  }
  const fresh = newRecordOf(file, atHand, today)
  return { draft, set, filing, records: caseUuid === null ? [] : (records ?? []), atHand, fresh }
}

/**
 * Files a file. Its form may be closed before the answer, which is told all the same; `onDone` is called only while it is open. Busy
 * also where the form was opened anew meanwhile.
 */
export const useFile = (uuid: string, onDone: () => void) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const left = useLeft()
  const busy = useSyncExternalStore(filings.running.subscribe, () => filings.running.get().has(uuid))
  const file = async (wish: FilingWish): Promise<void> => {
    try {
      const { patient, caseUuid } = await filings.file(wish)
      filedAnew(client, caseUuid)
      toast({ kind: 'done', title: patient === null ? t('waiting.tabs.filed') : t('waiting.filed', { patient }) })
      if (!left.current) onDone()
    } catch (error) {
      filedAnew(client)
      toast({ kind: 'error', title: t('waiting.failed'), text: textOf(error, lang) })
    }
  }
  return { busy, file: (wish: FilingWish) => void file(wish) }
}
