import { Refused } from '@sella/workbench/server/refused'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useEffect, useId } from 'react'
import { ask } from '../../api/client'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { sizeText } from '../../words/size'
import styles from './dicom-dialog.module.css'
import { DicomReview } from './dicom-review'
import type { Aim } from './places'
import type { DicomReviewing } from './use-dicom-queue'

interface DicomDialogProps {
  readonly film: { readonly file: File; readonly number: number; readonly of: number; readonly aim: Aim }
  readonly uploads: Uploads<Blob>
  readonly reviewing: DicomReviewing
}

/** Whether the file itself was not refused: the next attempt may well succeed. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 0 || error.status === 429 || error.status >= 500)

/** A DICOM file before it is stored: its picture, what it states about the patient, and the scale it gets. */
export const DicomDialog = ({ film, uploads, reviewing }: DicomDialogProps) => {
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
    if (ordinary) reviewing.asOrdinary(file)
  }, [ordinary])
  const facts = [file.name, ...(of > 1 ? [t('imaging.dicom.number', { number, of })] : []), sizeText(file.size)]
  const waiting = inspected.error ? textOf(inspected.error, lang) : t('imaging.dicom.reading')
  /** Leaving out one of several, or one that cannot be read, does not affect the others of its drop. */
  const out = () => reviewing.leave(file, inspected.error)
  const leave = t(of > 1 || inspected.error ? 'imaging.dicom.skip' : 'app.cancel')
  return (
    <Modal
      open
      centered
      width={1000}
      title={
        <>
          {t('imaging.dicom.title')} <small className={styles.facts}>{facts.join(t('app.separator'))}</small>
        </>
      }
      footer={null}
      onCancel={out}
    >
      {inspected.data?.dicom ? (
        <DicomReview
          film={film}
          inspection={inspected.data}
          header={inspected.data.dicom}
          {...{ uploads, onLeave: out, leave }}
          send={reviewing.send}
        />
      ) : (
        <>
          <p className={styles.waiting} role={inspected.error ? 'alert' : 'status'}>
            {waiting}
          </p>
          <div className={styles.foot}>
            <Button onClick={out}>{leave}</Button>
            {isWorthRetrying(inspected.error) && (
              <Button type="primary" loading={inspected.isFetching} onClick={() => void inspected.refetch()}>
                {t('app.retry')}
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  )
}
