import { type WrongDay, wrongRecordDay } from '@sella/ceph/patient/record-day'
import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { useState } from 'react'
import { useAddRecord, useDeleteRecord, useSaveRecord } from '../../api/queries'
import { useCase } from '../../case/case'
import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'

const wrongDays = { future: 'RECORD_IN_FUTURE', 'before-birth': 'RECORD_BEFORE_BIRTH' } as const satisfies Record<
  WrongDay,
  string
>

/** Saves or deletes a record; a failure is shown in the dialog. */
export const useRecordForm = (record: CaseRecord | null, onDone: () => void) => {
  const { t, lang } = useWords()
  const { patient, selectRecord } = useCase()
  const toast = useToast()
  const add = useAddRecord()
  const change = useSaveRecord()
  const drop = useDeleteRecord(patient.uuid)
  const [wrongDay, setWrongDay] = useState<string | null>(null)
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
  const problemOf = (day: string | null): string | null => {
    if (day === null) return t('imaging.form.dayWrong')
    const { birthday } = patient
    const wrong = wrongRecordDay(day, { birthday, today: dayOf(new Date()) })
    return wrong && refusal(wrongDays[wrong], lang, { day, birthday: birthday ?? '' })
  }
  const save = async (day: string | null, type: RecordType): Promise<void> => {
    const wrong = problemOf(day)
    setWrongDay(wrong)
    const saved = day === null || wrong ? null : await tried(() => send(day, type))
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
