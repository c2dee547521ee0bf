import { localDay } from '@sella/ceph/patient/local-day'
import type { WrongDay } from '@sella/ceph/patient/record-day'
import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { makeRecordForm, type RecordRemoved, type RecordSaved } from '@sella/workbench/record/record-form'
import { useState } from 'react'
import { useAddRecord, useDeleteRecord, useSaveRecord, useStoredRecord } from '../../api/queries'
import { useCase } from '../../case/case'
import { useToast } from '../../parts/toast'
import { useLeft } from '../../parts/use-left'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'

const wrongDays = { future: 'RECORD_IN_FUTURE', 'before-birth': 'RECORD_BEFORE_BIRTH' } as const satisfies Record<
  WrongDay,
  string
>

/** `makeRecordForm` with the server. */
const useSending = (record: CaseRecord | null) => {
  const { uuid: caseUuid } = useCase().patient
  const add = useAddRecord()
  const change = useSaveRecord()
  const remove = useDeleteRecord(caseUuid)
  const current = useStoredRecord()
  const [form] = useState(() =>
    makeRecordForm(
      record,
      {
        ...{ current, remove: remove.mutateAsync },
        add: facts => add.mutateAsync({ caseUuid, ...facts }),
        update: ({ uuid, version }, facts) => change.mutateAsync({ uuid, version, caseUuid, ...facts }),
      },
      `T${new Date().toTimeString().slice(0, 8)}`,
    ),
  )
  return form
}

/** What a form that was not saved says at its day, in words. */
const useTexts = () => {
  const { t, lang } = useWords()
  const { birthday } = useCase().patient
  return {
    wrongText: (wrong: WrongDay | 'unread', day: string | null): string =>
      wrong === 'unread'
        ? t('imaging.form.dayWrong')
        : refusal(wrongDays[wrong], lang, { day: day ?? '', birthday: birthday ?? '' }),
    failedText: (outcome: RecordSaved | RecordRemoved): string | null => {
      if (outcome.status === 'refused') return textOf(outcome.error, lang)
      if (outcome.status !== 'conflict') return null
      const { createday, type } = outcome.record
      const value = [createday.slice(0, 10), t(`imaging.type.type${type}`)].join(t('app.separator'))
      return t('imaging.form.elsewhere', { value })
    },
  }
}

/** Saves or deletes a record; a failure is shown in the dialog. Once that was given up, another record may be open, or its form: it stays. */
export const useRecordForm = (record: CaseRecord | null, onDone: () => void) => {
  const { t, lang } = useWords()
  const { patient, selectRecord } = useCase()
  const toast = useToast()
  const form = useSending(record)
  const { wrongText, failedText } = useTexts()
  const [busy, setBusy] = useState(false)
  const [wrongDay, setWrongDay] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const left = useLeft()

  /** Makes a call, and shows why it did not succeed. */
  const tried = async <T extends RecordSaved | RecordRemoved>(call: Promise<T>): Promise<T> => {
    setBusy(true)
    setFailed(null)
    const outcome = await call
    if (outcome.status === 'busy') return outcome
    setBusy(false)
    setFailed(failedText(outcome))
    return outcome
  }
  const save = async (day: string | null, type: RecordType): Promise<void> => {
    const limits = { birthday: patient.birthday, today: localDay(new Date()) }
    const outcome = await tried(form.save({ day, type }, limits))
    if (outcome.status === 'busy') return
    setWrongDay(outcome.status === 'wrong' ? wrongText(outcome.day, day) : null)
    if (outcome.status !== 'saved') return
    toast({ kind: 'done', title: message(record ? 'MODIFICATION_SAVED' : 'SAVED', lang) })
    if (left.current) return
    selectRecord(outcome.record.uuid)
    onDone()
  }
  const remove = async (): Promise<void> => {
    if (!record || (await tried(form.remove(record.uuid))).status !== 'removed') return
    toast({ kind: 'done', title: t('imaging.form.deleted') })
    if (!left.current) onDone()
  }
  return { busy, wrongDay, failed, save, remove }
}
