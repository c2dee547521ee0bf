import type { Target } from '@sella/ceph/intake/placing'
import type { WrongDay } from '@sella/ceph/patient/record-day'
import { useId } from 'react'
import { useWords } from '../../words/i18n'
import styles from './dicom-dialog.module.css'
import type { Places } from './places'
import { RecordChoice } from './record-choice'

interface DicomPlaceProps {
  readonly places: Places
  readonly target: Target
  /** The date stated by the file, and what is wrong with it. */
  readonly day: string | null
  readonly wrongDay: WrongDay | null
  readonly onTarget: (target: Target) => void
}

/** The record the film goes into, and why that one. */
export const DicomPlace = ({ places, target, day, wrongDay, onTarget }: DicomPlaceProps) => {
  const { t } = useWords()
  const id = useId()
  const why = () => {
    if (wrongDay) return t(`pictures.place.${wrongDay === 'future' ? 'future' : 'beforeBirth'}`, { day })
    return day ? t('pictures.place.byDicom', { day }) : t('pictures.place.undated')
  }
  return (
    <div className={styles.place}>
      <span id={id}>{t('pictures.place.record')}</span>
      <RecordChoice {...{ places, target, onTarget }} days={day && !wrongDay ? [day] : []} label={t('pictures.place.record')} />
      <small data-wrong={wrongDay !== null} role={wrongDay ? 'alert' : undefined}>
        {why()}
      </small>
    </div>
  )
}
