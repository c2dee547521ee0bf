import type { ImageKind } from '@sella/contract/entities'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useEffect, useId } from 'react'
import { ask } from '../../api/client'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import styles from './dicom-dialog.module.css'
import { DicomReview } from './dicom-review'
import type { Uploads } from './uploads'

interface DicomDialog {
  readonly film: { readonly file: File; readonly number: number; readonly of: number; readonly kind: ImageKind | null }
  readonly uploads: Uploads
  readonly onNext: () => void
  /** The file is no DICOM file after all. */
  readonly onOrdinary: () => void
  readonly onCancel: () => void
}

/** A DICOM file before it is kept: what it shows, what it says of the patient, and which scale it gets. */
export const DicomDialog = ({ film, uploads, onNext, onOrdinary, onCancel }: DicomDialog) => {
  const { t, lang } = useWords()
  const { file, number, of } = film
  const id = useId()
  const inspected = useQuery({
    queryKey: ['inspect', id],
    queryFn: ({ signal }) => ask('imageInspect', {}, { file, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const ordinary = inspected.data !== undefined && inspected.data.dicom === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the answer is there
  useEffect(() => {
    if (ordinary) onOrdinary()
  }, [ordinary])
  const facts = [file.name, ...(of > 1 ? [t('imaging.dicom.number', { number, of })] : []), sizeText(file.size)]
  const waiting = inspected.error ? textOf(inspected.error, lang) : t('imaging.dicom.reading')
  const ways = { onSkip: of > 1 ? onNext : null, onCancel }
  return (
    <Modal
      open
      centered
      width={1000}
      className={styles.dialog}
      title={
        <>
          {t('imaging.dicom.title')} <small className={styles.facts}>{facts.join(t('app.separator'))}</small>
        </>
      }
      footer={null}
      onCancel={onCancel}
    >
      {inspected.data?.dicom ? (
        <DicomReview film={film} inspection={inspected.data} header={inspected.data.dicom} {...{ uploads, onNext, ways }} />
      ) : (
        <>
          <p className={styles.waiting} role={inspected.error ? 'alert' : 'status'}>
            {waiting}
          </p>
          <div className={styles.foot}>
            {ways.onSkip && (
              <Button type="text" onClick={ways.onSkip}>
                {t('imaging.dicom.skip')}
              </Button>
            )}
            <Button onClick={onCancel}>{t('app.cancel')}</Button>
          </div>
        </>
      )}
    </Modal>
  )
}
