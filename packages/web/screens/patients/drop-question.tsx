import { localDay } from '@sella/ceph/patient/local-day'
import type { PatientRow } from '@sella/contract/entities'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { caseAddress } from '../../case/case'
import { allLeftOut, newDrop } from '../../intake/coming'
import type { Dropped } from '../../intake/dropped-files'
import { leaveParcel } from '../../intake/parcel'
import { useUploads } from '../../intake/use-uploads'
import { useWords } from '../../words/i18n'
import '../../words/late/drop-question'
import styles from './drop.module.css'

interface DropQuestionProps {
  readonly row: PatientRow
  readonly dropped: Dropped
  readonly onClose: () => void
}

/** Files dropped on a case with records: undated ones go into its latest record, or into one of today. */
export const DropQuestion = ({ row, dropped, onClose }: DropQuestionProps) => {
  const { t } = useWords()
  const navigate = useNavigate()
  const uploads = useUploads()
  const [fresh, setFresh] = useState(false)
  const last = row.records.at(-1)
  const today = localDay(new Date())
  const send = () => {
    leaveParcel({ caseUuid: row.uuid, undated: fresh || !last ? { day: today } : { record: last.uuid }, dropped })
    void navigate(caseAddress('/patientImage', row.uuid, last?.uuid))
  }
  const cancel = () => {
    const drop = newDrop(row, Date.now())
    uploads.add(drop, allLeftOut(drop, dropped, 'skipped'))
    onClose()
  }
  return (
    <Modal
      open
      centered
      width={416}
      title={t('dropQuestion.title', { count: dropped.files.length, name: row.name })}
      okText={t('dropQuestion.add')}
      cancelText={t('app.cancel')}
      okButtonProps={{ autoFocus: true }}
      onOk={send}
      onCancel={cancel}
    >
      <p className={styles.hint}>{t('dropQuestion.byDay')}</p>
      <Radio.Group
        className={styles.choices}
        aria-label={t('dropQuestion.where')}
        value={fresh}
        onChange={event => setFresh(event.target.value)}
      >
        <Radio value={false}>
          {t('dropQuestion.latest', {
            day: last?.createday.slice(0, 10) ?? '',
            stage: t(`patients.recordLong.type${last?.type ?? 1}`),
          })}
        </Radio>
        <Radio value={true}>{t('dropQuestion.fresh', { day: today })}</Radio>
      </Radio.Group>
    </Modal>
  )
}
