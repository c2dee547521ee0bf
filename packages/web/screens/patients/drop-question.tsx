import type { PatientRow } from '@sella/contract/entities'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddRecord } from '../../api/queries'
import { caseAddress } from '../../app/work-table/case'
import { textOf } from '../../words/catalogue'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { leaveParcel } from '../patient-image/parcel'
import styles from './drop.module.css'

interface DropQuestion {
  readonly row: PatientRow
  readonly files: readonly File[]
  readonly onClose: () => void
}

/** Files dropped on a case with records: into its latest one, or into a new one of today. */
export const DropQuestion = ({ row, files, onClose }: DropQuestion) => {
  const { t, lang } = useWords()
  const navigate = useNavigate()
  const add = useAddRecord()
  const [fresh, setFresh] = useState(false)
  const last = row.records.at(-1)
  const go = (recordUuid: string | null) => {
    leaveParcel({ caseUuid: row.uuid, recordUuid, files })
    void navigate(caseAddress('/patientImage', row.uuid, recordUuid))
  }
  const send = async () => {
    if (!fresh) return go(last?.uuid ?? null)
    const now = new Date()
    const createday = `${dayOf(now)}T${now.toTimeString().slice(0, 8)}`
    const made = await add.mutateAsync({ caseUuid: row.uuid, createday, type: last ? 2 : 1 }).catch(() => null)
    if (made) go(made.uuid)
  }
  return (
    <Modal
      open
      centered
      width={416}
      title={t('patients.drop.title', { count: files.length, name: row.name })}
      okText={t('patients.drop.add')}
      cancelText={t('app.cancel')}
      okButtonProps={{ autoFocus: true }}
      confirmLoading={add.isPending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Radio.Group
        className={styles.choices}
        aria-label={t('patients.drop.where')}
        value={fresh}
        onChange={event => setFresh(event.target.value)}
      >
        <Radio value={false}>
          {t('patients.drop.latest', {
            day: last?.createday.slice(0, 10) ?? '',
            stage: t(`patients.recordLong.type${last?.type ?? 1}`),
          })}
        </Radio>
        <Radio value={true}>{t('patients.drop.fresh', { day: dayOf(new Date()) })}</Radio>
      </Radio.Group>
      {add.error && (
        <p className={styles.failed} role="alert">
          {textOf(add.error, lang)}
        </p>
      )}
    </Modal>
  )
}
