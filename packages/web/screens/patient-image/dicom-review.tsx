import type { ImageKind } from '@sella/contract/entities'
import type { DicomHeader, Inspection } from '@sella/contract/inspection'
import { Button } from 'antd'
import { useState } from 'react'
import { useCase } from '../../app/work-table/case'
import { Key } from '../../parts/key'
import { dayOf } from '../../words/dates'
import { useWords } from '../../words/i18n'
import { knownIn } from './arrivals'
import styles from './dicom-dialog.module.css'
import { compareWithCase, type DicomField, strangerBy, takenOn } from './dicom-fields'
import { DicomPicture } from './dicom-picture'
import { scaleOptions } from './dicom-scale'
import { DicomScale } from './dicom-scale-choice'
import { DicomTable } from './dicom-table'
import { guessDicomKind } from './guess-kind'
import { photoOf } from './slots'
import type { Uploads } from './uploads'
import { useDicomSave } from './use-dicom-save'
import { useFilmDoubt } from './use-film-doubt'

interface DicomReview {
  readonly film: { readonly file: File; readonly kind: ImageKind | null }
  readonly inspection: Inspection
  readonly header: DicomHeader
  readonly uploads: Uploads
  readonly onNext: () => void
  readonly ways: { readonly onSkip: (() => void) | null; readonly onCancel: () => void }
}

/** Where the file will go, in the words of the button. */
const useTarget = (day: string): string => {
  const { t } = useWords()
  const { record } = useCase()
  if (!record) return t('imaging.dicom.saveNew', { day })
  return t('imaging.dicom.save', { record: `${record.createday.slice(0, 10)} ${t(`imaging.type.type${record.type}`)}` })
}

/** The questions a DICOM file raises. Nothing is written before the button. */
export const DicomReview = ({ film, inspection, header, uploads, onNext, ways }: DicomReview) => {
  const { t } = useWords()
  const { patient, record, records } = useCase()
  const rows = compareWithCase(header, patient, record?.createday.slice(0, 10) ?? null)
  const dateEmpty = rows.some(row => row.field === 'day' && row.state === 'empty')
  const [ticked, setTicked] = useState<ReadonlySet<DicomField>>(new Set(dateEmpty ? (['day'] as const) : []))
  const [kind, setKind] = useState(film.kind ?? guessDicomKind(film.file.name, { header, ...inspection }))
  const options = scaleOptions(inspection)
  const [spacing, setSpacing] = useState(options[0]?.spacing ?? 'none')
  const { busy, failed, save } = useDicomSave(uploads, onNext)
  const target = useTarget((ticked.has('day') && takenOn(header).day) || dayOf(new Date()))
  const measured = kind === 'Lateral_Ceph'
  const filmDoubt = useFilmDoubt(inspection, measured)
  const stranger = strangerBy(rows).map(field => t(`imaging.dicom.field.${field}`))
  const known = knownIn(records, inspection.hash)
  /** What may be another patient's, is there already, or would replace an image, is not to be added by a mere Enter. */
  const [doubtful] = useState(
    stranger.length > 0 || known !== null || (kind !== null && record !== null && photoOf(record, kind) !== undefined),
  )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (kind && !busy) save({ file: film.file, header, kind, spacing: measured ? spacing : undefined, ticked })
      }}
    >
      <div className={styles.body}>
        <DicomPicture {...{ inspection, header, kind, uploads }} onKind={setKind} />
        <div className={styles.side}>
          {stranger.length > 0 && (
            <p className={styles.stranger} role="alert">
              {t('imaging.dicom.stranger', { fields: stranger.join(t('imaging.dicom.and')) })}
            </p>
          )}
          {header.frames > 1 && (
            <p className={styles.stranger} role="status">
              {t('pictures.frames', { count: header.frames })}
            </p>
          )}
          {filmDoubt && (
            <p className={styles.stranger} role="status">
              {t('pictures.filmDoubt')}
            </p>
          )}
          {known && (
            <p className={styles.stranger} role="alert">
              {t('pictures.known', { day: known.day, kind: t(`imaging.kind.${known.kind}`) })}
            </p>
          )}
          <DicomTable rows={rows} ticked={ticked} onTick={setTicked} />
          {measured && <DicomScale {...{ inspection, options, spacing }} onChange={setSpacing} />}
        </div>
      </div>
      <div className={styles.foot}>
        <span role={failed ? 'alert' : undefined} data-wrong={failed !== null}>
          {failed ?? t('imaging.dicom.promise')}
        </span>
        {ways.onSkip && (
          <Button type="text" onClick={ways.onSkip}>
            {t('imaging.dicom.skip')}
          </Button>
        )}
        <Button onClick={ways.onCancel} autoFocus={doubtful}>
          {t('app.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" autoFocus={!doubtful} disabled={!kind} loading={busy}>
          {target} {!doubtful && <Key>{'Enter'}</Key>}
        </Button>
      </div>
    </form>
  )
}
