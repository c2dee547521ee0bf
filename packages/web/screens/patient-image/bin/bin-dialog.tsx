import type { CaseRecord } from '@sella/contract/entities'
import { Modal } from 'antd'
import { ArchiveRestore } from 'lucide-react'
import { useImageBin, useRecordBin } from '../../../api/images'
import { useCase } from '../../../case/case'
import { Notice } from '../../../parts/notice'
import { useLate } from '../../../parts/use-late'
import { textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import styles from './bin.module.css'
import { BinnedImage, BinnedRecordRow } from './bin-rows'
import { useRestoring } from './use-restoring'

interface BinDialogProps {
  /** The open record, whose images the bin shows; null if the case has none. */
  readonly record: CaseRecord | null
  readonly onClose: () => void
}

/** What was deleted or replaced in this case: records, and images of the open record. Everything can be restored from here. */
export const BinDialog = ({ record, onClose }: BinDialogProps) => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  const images = useImageBin(record?.uuid ?? null)
  const records = useRecordBin(patient.uuid)
  const restoring = useRestoring()
  const waiting = useLate(records.isLoading || images.isLoading)
  const failure = records.error ?? images.error
  const [binned, binnedRecords] = [images.data ?? [], records.data ?? []]
  const empty = !records.isLoading && !images.isLoading && !failure && binned.length + binnedRecords.length === 0
  return (
    <Modal open centered width={640} title={t('pictures.bin.title')} footer={null} onCancel={onClose}>
      {waiting && <div className={styles.waiting} role="status" aria-label={t('pictures.bin.title')} />}
      {failure && (
        <Notice
          icon={ArchiveRestore}
          title={t('pictures.bin.failed')}
          text={textOf(failure, lang)}
          actions={[{ label: t('app.retry'), run: () => void Promise.all([records.refetch(), images.refetch()]), primary: true }]}
        />
      )}
      {empty && <Notice icon={ArchiveRestore} title={t('pictures.bin.empty')} text={t('pictures.bin.emptyText')} />}
      {record && binned.length > 0 && (
        <section aria-label={t('pictures.bin.images')}>
          <h3 className={styles.title}>{t('pictures.bin.ofRecord', { day: record.createday.slice(0, 10) })}</h3>
          <ul className={styles.list}>
            {binned.map(photo => (
              <BinnedImage key={photo.uuid} photo={photo} record={record} restoring={restoring} />
            ))}
          </ul>
        </section>
      )}
      {binnedRecords.length > 0 && (
        <section aria-label={t('pictures.bin.records')}>
          <h3 className={styles.title}>
            {t('pictures.bin.records')} <small>{t('pictures.bin.recordHint')}</small>
          </h3>
          <ul className={styles.list}>
            {binnedRecords.map(each => (
              <BinnedRecordRow key={each.uuid} record={each} restoring={restoring} />
            ))}
          </ul>
        </section>
      )}
    </Modal>
  )
}
