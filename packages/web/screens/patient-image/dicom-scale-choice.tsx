import { plausibleLengths } from '@sella/ceph/tracing/scale-warnings'
import type { Inspection } from '@sella/contract/inspection'
import { useId } from 'react'
import { useWords } from '../../words/i18n'
import styles from './dicom-dialog.module.css'
import { type ScaleOption, type Spacing, tooSmall } from './dicom-scale'

interface DicomScaleProps {
  readonly inspection: Inspection
  readonly options: readonly ScaleOption[]
  readonly spacing: Spacing
  readonly onChange: (spacing: Spacing) => void
}

const ranges = plausibleLengths.map(({ length, from, to }) => `${length.replace('-', '–')} ${from}–${to} mm`).join(' · ')

/** The size of the whole picture at a scale, and whether a face fits on it. */
const Plausibility = ({ inspection, mmPerPixel }: { readonly inspection: Inspection; readonly mmPerPixel: number }) => {
  const { t } = useWords()
  const small = tooSmall(inspection, mmPerPixel)
  const size = {
    width: (inspection.width * mmPerPixel).toFixed(0),
    height: (inspection.height * mmPerPixel).toFixed(0),
  }
  return (
    <p className={styles.plausible} role={small ? 'alert' : undefined} data-wrong={small !== null}>
      {small
        ? t('imaging.dicom.tooSmall', { ...size, from: String(small.from) })
        : t('imaging.dicom.plausible', { ...size, ranges })}
    </p>
  )
}

/** Which spacing becomes the film's scale, each with its consequence. */
export const DicomScale = ({ inspection, options, spacing, onChange }: DicomScaleProps) => {
  const { t } = useWords()
  const name = useId()
  const value = ({ mmPerPixel, recommended }: ScaleOption): string =>
    mmPerPixel === null
      ? t('app.none')
      : t(`imaging.dicom.scale.${recommended ? 'exact' : 'about'}`, { mm: mmPerPixel.toFixed(3) })
  const chosen = options.find(option => option.spacing === spacing)
  return (
    <fieldset className={styles.scale}>
      <legend>
        {t('imaging.dicom.scale.title')} <small>{t('imaging.dicom.scale.hint')}</small>
      </legend>
      {options.map(option => (
        <label key={option.spacing}>
          <input type="radio" name={name} checked={option.spacing === spacing} onChange={() => onChange(option.spacing)} />
          <b>{t(`imaging.dicom.scale.${option.spacing}`)}</b>
          <span>{value(option)}</span>
          <small>{t(`imaging.dicom.consequence.${option.consequence}`)}</small>
          {option.recommended && <em>{t('imaging.dicom.scale.recommended')}</em>}
        </label>
      ))}
      {chosen?.mmPerPixel != null && <Plausibility inspection={inspection} mmPerPixel={chosen.mmPerPixel} />}
    </fieldset>
  )
}
