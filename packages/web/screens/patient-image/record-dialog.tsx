import { proposedType } from '@sella/ceph/intake/record-type'
import { localDay } from '@sella/ceph/patient/local-day'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import { useCase } from '../../case/case'
import { FormModal } from '../../form-draft/form-dialog'
import { useFormDraft } from '../../form-draft/use-form-draft'
import { Confirm } from '../../parts/confirm'
import { DateInput } from '../../parts/date-input'
import { Field } from '../../parts/field'
import { useFirstWrong } from '../../parts/use-first-wrong'
import { useOpenFocus } from '../../parts/use-open-focus'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import styles from './record-dialog.module.css'
import { onDay, type RecordDraft } from './record-draft'
import { useRecordForm } from './use-record-form'

const types = [1, 2, 3] as const

/** `record`: null for a new one. */
export const recordSlot = (caseUuid: string, record: string | null): string => `record.${caseUuid}.${record ?? 'new'}`

/** Adds a record, or edits and deletes the given one. */
export const RecordDialog = ({ record, onClose }: { readonly record: CaseRecord | null; readonly onClose: () => void }) => {
  const { t, lang } = useWords()
  const { patient, records } = useCase()
  const [first] = useState(() => {
    const today = localDay(new Date())
    return record ? { day: record.createday.slice(0, 10), type: record.type } : { day: today, type: proposedType(today, records) }
  })
  const { draft, set, changed, forget } = useFormDraft<RecordDraft>(recordSlot(patient.uuid, record?.uuid ?? null), { first })
  const { day, type } = draft
  const close = () => {
    forget()
    onClose()
  }
  const [deleting, setDeleting] = useState(false)
  const form = useRecordForm(record, close)
  const dayField = useOpenFocus<HTMLInputElement>()
  const box = useFirstWrong(form.wrongDay !== null, form.failed)
  const read = readTypedDay(day)
  const hint = (read && ageText(patient.birthday, lang, read)) ?? undefined
  const save = () => void form.save(read, type)
  return (
    <FormModal
      typed={changed}
      kept
      close={close}
      width={416}
      title={t(record ? 'imaging.form.edit' : 'imaging.form.add')}
      footer={leave => (
        <div className={styles.foot}>
          {record && (
            <Button type="text" danger onClick={() => setDeleting(true)}>
              {t('imaging.form.delete')}
            </Button>
          )}
          <span />
          <Button onClick={leave}>{t('app.cancel')}</Button>
          <Button type="primary" loading={form.busy} onClick={save}>
            {t('app.save')}
          </Button>
        </div>
      )}
    >
      <form
        ref={box}
        className={styles.fields}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={t('imaging.form.day')} hint={hint} error={form.wrongDay ?? form.failed}>
          {wiring => (
            <DateInput
              {...wiring}
              low
              ref={dayField}
              min={patient.birthday ?? undefined}
              max={localDay(new Date())}
              value={day}
              onText={text => set(record ? { day: text } : onDay(draft, text, records))}
            />
          )}
        </Field>
        <Field label={t('imaging.form.type')}>
          {wiring => (
            <Radio.Group
              id={wiring.id}
              aria-label={t('imaging.form.type')}
              optionType="button"
              value={type}
              onChange={e => set({ type: e.target.value as RecordType })}
              options={types.map(value => ({ value, label: t(`imaging.type.type${value}`) }))}
            />
          )}
        </Field>
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
      {deleting && record && (
        <Confirm
          title={t('imaging.form.deleteTitle', { day: record.createday.slice(0, 10) })}
          text={t('imaging.form.deleteText', { count: record.photos.length })}
          verb={t('app.delete')}
          danger
          busy={form.busy}
          onYes={() => void form.remove()}
          onNo={() => setDeleting(false)}
        />
      )}
    </FormModal>
  )
}
