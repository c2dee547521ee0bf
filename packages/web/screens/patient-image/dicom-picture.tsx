import { type ImageKind, imageKinds } from '@sella/contract/entities'
import type { DicomHeader, Inspection } from '@sella/contract/inspection'
import { Select } from 'antd'
import { useSyncExternalStore } from 'react'
import { useCase } from '../../app/work-table/case'
import { useWords } from '../../words/i18n'
import styles from './dicom-dialog.module.css'
import { isModel, photoOf } from './slots'
import type { Uploads } from './uploads'

interface DicomPicture {
  readonly inspection: Inspection
  readonly header: DicomHeader
  readonly kind: ImageKind | null
  readonly uploads: Uploads
  readonly onKind: (kind: ImageKind) => void
}

/** The picture as it will be seen, the kind it is taken for, and what becomes of an image that has that place. */
export const DicomPicture = ({ inspection, header, kind, uploads, onKind }: DicomPicture) => {
  const { t } = useWords()
  const { record } = useCase()
  useSyncExternalStore(uploads.subscribe, uploads.all)
  const taken = kind && record && (photoOf(record, kind) || uploads.of(record.uuid, kind))
  const losesTracing = taken && kind === 'Lateral_Ceph' && record.cephPoints !== null
  const { width, height, bits, preview } = inspection
  const { window } = header
  return (
    <figure className={styles.picture}>
      <div className={styles.chips}>
        <Select
          autoFocus={kind === null}
          value={kind ?? undefined}
          placeholder={t('imaging.dicom.chooseKind')}
          options={imageKinds.filter(one => !isModel(one)).map(one => ({ value: one, label: t(`imaging.kind.${one}`) }))}
          listHeight={320}
          aria-label={t('imaging.intake.kind')}
          onChange={onKind}
        />
        <span>{t('imaging.dicom.bits', { bits: String(bits), photometric: header.photometric })}</span>
      </div>
      <img src={`data:image/jpeg;base64,${preview}`} alt={t('imaging.dicom.picture')} />
      <figcaption>
        <span>{t('imaging.dicom.pixels', { width: String(width), height: String(height) })}</span>
        <span>
          {window
            ? t('imaging.dicom.window', { centre: String(window.centre), width: String(window.width) })
            : t('imaging.dicom.windowAuto')}
        </span>
      </figcaption>
      {taken && (
        <p>{losesTracing ? t('imaging.replaceFilmText') : t('imaging.replaceText', { kinds: t(`imaging.kind.${kind}`) })}</p>
      )}
    </figure>
  )
}
