import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { useState } from 'react'
import { useAddRecord, useDeleteRecord, useSaveRecord } from '../../api/queries'
import { useCase } from '../../app/work-table/case'
import { useToast } from '../../parts/toast'
import { message, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

/** Saves or deletes a record; a failure stays in the dialog, in words. */
export const useRecordForm = (record: CaseRecord | null, onDone: () => void) => {
  const { t, lang } = useWords()
  const { patient, selectRecord } = useCase()
  const toast = useToast()
  const add = useAddRecord()
  const change = useSaveRecord()
  const drop = useDeleteRecord(patient.uuid)
  const [wrongDay, setWrongDay] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const tried = async <T>(run: () => Promise<T>): Promise<T | null> => {
    setFailed(null)
    return run().catch(error => {
      setFailed(textOf(error, lang))
      return null
    })
  }
  const send = (day: string, type: RecordType): Promise<CaseRecord> => {
    const clock = record?.createday.slice(10) || `T${new Date().toTimeString().slice(0, 8)}`
    const fields = { caseUuid: patient.uuid, createday: `${day}${clock}`, type }
    return record ? change.mutateAsync({ ...fields, uuid: record.uuid, version: record.version }) : add.mutateAsync(fields)
  }
  const save = async (day: string | null, type: RecordType): Promise<void> => {
    setWrongDay(day === null)
    const saved = day === null ? null : await tried(() => send(day, type))
    if (!saved) return
    selectRecord(saved.uuid)
    toast({ kind: 'done', title: message(record ? 'MODIFICATION_SAVED' : 'SAVED', lang) })
    onDone()
  }
  const remove = async (): Promise<void> => {
    if (!record || (await tried(() => drop.mutateAsync(record.uuid))) === null) return
    toast({ kind: 'done', title: t('imaging.form.deleted') })
    onDone()
  }
  return { busy: add.isPending || change.isPending || drop.isPending, wrongDay, failed, save, remove }
}
