import { clashOf, type Target } from '@sella/ceph/intake/placing'
import { type ImageKind, imageKinds } from '@sella/contract/entities'
import type { DicomHeader, Inspection } from '@sella/contract/inspection'
import { Select } from 'antd'
import { FrameChoice } from '../../parts/frame-choice'
import { useWords } from '../../words/i18n'
import styles from './dicom-dialog.module.css'
import type { Places } from './places'
import { isModel } from './slots'
import type { Frames } from './use-frames'

interface DicomPictureProps {
  readonly inspection: Inspection
  readonly header: DicomHeader
  readonly kind: ImageKind | null
  readonly places: Places
  readonly target: Target
  readonly frames: Frames
  readonly onKind: (kind: ImageKind) => void
}

/** The picture as it will look, its proposed kind, and what happens to an image already in that slot. */
export const DicomPicture = ({ inspection, header, kind, places, target, frames, onKind }: DicomPictureProps) => {
  const { t } = useWords()
  const taken = clashOf([{ target, kind }], 0, places.records) === 'taken'
  const there = places.all.find(record => 'record' in target && record.uuid === target.record)
  const losesTracing = taken && kind === 'Lateral_Ceph' && there?.cephPoints != null
  const { width, height, bits, preview } = inspection
  const { window } = header
  return (
    <figure className={styles.picture}>
      <div className={styles.chips}>
        <Select
          autoFocus={kind === null}
          value={kind ?? undefined}
          placeholder={t('imaging.dicom.chooseKind')}
          options={imageKinds.filter(each => !isModel(each)).map(each => ({ value: each, label: t(`imaging.kind.${each}`) }))}
          listHeight={320}
          aria-label={t('imaging.intake.kind')}
          onChange={onKind}
        />
        <span>{t('imaging.dicom.bits', { bits: String(bits), photometric: header.photometric })}</span>
      </div>
      <img src={`data:image/jpeg;base64,${preview}`} alt={t('imaging.dicom.picture')} data-late={frames.late || undefined} />
      {header.frames > 1 && <FrameChoice frames={frames} of={header.frames} word="frame" />}
      <figcaption>
        <span>{t('imaging.dicom.pixels', { width: String(width), height: String(height) })}</span>
        <span>
          {window
            ? t('imaging.dicom.window', { centre: String(window.centre), width: String(window.width) })
            : t('imaging.dicom.windowAuto')}
        </span>
      </figcaption>
      {taken && kind && (
        <p>{losesTracing ? t('imaging.replaceFilmText') : t('imaging.replaceText', { kinds: t(`imaging.kind.${kind}`) })}</p>
      )}
    </figure>
  )
}
