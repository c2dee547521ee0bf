import { localDay } from '@sella/ceph/patient/local-day'
import { type WrongDay, wrongRecordDay } from '@sella/ceph/patient/record-day'
import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { type RecordFacts, saveFacts } from '@sella/workbench/record/facts'
import { addingOnce } from '@sella/workbench/server/adding'
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

/** Of a new record the time at which its form was opened, so that what is sent again is the same. */
const clockOf = (record: CaseRecord | null): string => record?.createday.slice(10) || `T${new Date().toTimeString().slice(0, 8)}`

/**
 * Sends a record's day and kind: as a new record, or over the stored one. Resolves to the record, or to null if another window had
 * changed it: `onMet` gets what that stored, and the next sending overwrites it knowingly.
 */
const useSending = (record: CaseRecord | null, onMet: (stored: CaseRecord) => void) => {
  const { patient } = useCase()
  const add = useAddRecord()
  const change = useSaveRecord()
  const refetched = useStoredRecord()
  const [clock] = useState(() => clockOf(record))
  const [base, setBase] = useState(record)
  const update = ({ uuid, version }: CaseRecord, facts: RecordFacts): Promise<CaseRecord> =>
    change.mutateAsync({ uuid, version, caseUuid: patient.uuid, ...facts })
  const [addOnce] = useState(() =>
    addingOnce({
      add: (facts: RecordFacts) => add.mutateAsync({ caseUuid: patient.uuid, ...facts }),
      change: (added: CaseRecord, _, facts) => update(added, facts),
    }),
  )
  const send = async (day: string, type: RecordType): Promise<CaseRecord | null> => {
    const facts = { createday: `${day}${clock}`, type }
    if (!base) return addOnce(facts)
    const saved = await saveFacts(base, facts, { update, current: current => refetched(current) })
    if (saved.status === 'saved') return saved.record
    setBase(saved.record)
    onMet(saved.record)
    return null
  }
  return { send, sending: add.isPending || change.isPending }
}

/** Why a record cannot have this day, in words; null if it can. */
const useProblemOf = () => {
  const { t, lang } = useWords()
  const { birthday } = useCase().patient
  return (day: string | null): string | null => {
    if (day === null) return t('imaging.form.dayWrong')
    const wrong = wrongRecordDay(day, { birthday, today: localDay(new Date()) })
    return wrong && refusal(wrongDays[wrong], lang, { day, birthday: birthday ?? '' })
  }
}

/** Saves or deletes a record; a failure is shown in the dialog. Once that was given up, another record may be open, or its form: it stays. */
export const useRecordForm = (record: CaseRecord | null, onDone: () => void) => {
  const { t, lang } = useWords()
  const { patient, selectRecord } = useCase()
  const toast = useToast()
  const problemOf = useProblemOf()
  const drop = useDeleteRecord(patient.uuid)
  const [wrongDay, setWrongDay] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const left = useLeft()

  const { send, sending } = useSending(record, stored => {
    const value = [stored.createday.slice(0, 10), t(`imaging.type.type${stored.type}`)].join(t('app.separator'))
    setFailed(t('imaging.form.elsewhere', { value }))
  })
  const busy = sending || drop.isPending

  const tried = async <T>(run: () => Promise<T>): Promise<T | null> => {
    setFailed(null)
    return run().catch(error => {
      setFailed(textOf(error, lang))
      return null
    })
  }
  const save = async (day: string | null, type: RecordType): Promise<void> => {
    const wrong = problemOf(day)
    setWrongDay(wrong)
    const saved = day === null || wrong || busy ? null : await tried(() => send(day, type))
    if (!saved) return
    toast({ kind: 'done', title: message(record ? 'MODIFICATION_SAVED' : 'SAVED', lang) })
    if (left.current) return
    selectRecord(saved.uuid)
    onDone()
  }
  const remove = async (): Promise<void> => {
    if (!record || busy || (await tried(() => drop.mutateAsync(record.uuid))) === null) return
    toast({ kind: 'done', title: t('imaging.form.deleted') })
    if (!left.current) onDone()
  }
  return { busy, wrongDay, failed, save, remove }
}
