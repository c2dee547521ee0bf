import { clashOf, proposePlaces, settled, type Target } from '@sella/ceph/intake/placing'
import { localDay } from '@sella/ceph/patient/local-day'
import { guessDicomKind } from '@sella/contract/guess-kind'
import type { DicomHeader, Inspection } from '@sella/contract/inspection'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { Button } from 'antd'
import { useState } from 'react'
import { useCase } from '../../case/case'
import { BlockedButton } from '../../parts/blocked-button'
import { Key } from '../../parts/key'
import { useWords } from '../../words/i18n'
import { storedPicture } from './arrivals'
import styles from './dicom-dialog.module.css'
import { compareWithCase, type DicomField, strangerBy, takenOn } from './dicom-fields'
import { DicomPicture } from './dicom-picture'
import { DicomPlace } from './dicom-place'
import { scaleOptions } from './dicom-scale'
import { DicomScale } from './dicom-scale-choice'
import { DicomTable } from './dicom-table'
import { type Aim, type Places, placesOf } from './places'
import type { DicomReviewing } from './use-dicom-queue'
import { useDicomSave } from './use-dicom-save'
import { useFilmDoubt } from './use-film-doubt'
import { useFrames } from './use-frames'

interface DicomReviewProps {
  readonly film: { readonly file: File; readonly aim: Aim }
  readonly inspection: Inspection
  readonly header: DicomHeader
  readonly uploads: Uploads<Blob>
  readonly send: DicomReviewing['send']
  readonly onLeave: () => void
  /** The label for leaving the file out. */
  readonly leave: string
}

/** Where the file will go, in the words of the button, and the date of that record. */
const useTarget = ({ all }: Places, target: Target): { readonly day: string; readonly words: string } => {
  const { t } = useWords()
  const there = all.find(record => 'record' in target && record.uuid === target.record)
  const day = there?.createday.slice(0, 10) ?? ('day' in target ? target.day : '')
  if (!there) return { day, words: t('imaging.dicom.saveNew', { day }) }
  return { day, words: t('imaging.dicom.save', { record: `${day} ${t(`imaging.type.type${there.type}`)}` }) }
}

/** The kind and the record proposed for a film; both can be changed. */
const useProposal = ({ film, inspection, header, uploads }: DicomReviewProps) => {
  const opened = useCase()
  const { aim, file } = film
  const places = placesOf(opened, { today: localDay(new Date()), going: uploads.kindsOf, undated: aim.undated })
  const { day } = takenOn(header)
  const [proposed] = useState(() => {
    const kind = aim.kind ?? guessDicomKind(file.name, { header, ...inspection })
    return proposePlaces([{ kind, chosen: aim.kind !== null, day }], places)[0]
  })
  const [kind, setKind] = useState(proposed?.kind ?? null)
  const [target, setTarget] = useState(proposed?.target ?? places.undated)
  return { places, day, wrongDay: proposed?.wrongDay ?? null, kind, setKind, target: settled(target, places.records), setTarget }
}

/** The questions a DICOM file raises. Nothing is written before the button is pressed. */
export const DicomReview = (review: DicomReviewProps) => {
  const { film, inspection, header, uploads, send, onLeave, leave } = review
  const { t } = useWords()
  const { patient, records } = useCase()
  const { places, day, wrongDay, kind, setKind, target, setTarget } = useProposal(review)
  const place = useTarget(places, target)
  const rows = compareWithCase(header, patient, place.day)
  const [ticked, setTicked] = useState<ReadonlySet<DicomField>>(new Set())
  const options = scaleOptions(inspection)
  const [spacing, setSpacing] = useState(options[0]?.spacing ?? 'none')
  const { busy, failed, save } = useDicomSave(uploads, send)
  const measured = kind === 'Lateral_Ceph'
  const filmDoubt = useFilmDoubt(inspection, measured)
  const stranger = strangerBy(rows).map(field => t(`imaging.dicom.field.${field}`))
  const filed = storedPicture(records, inspection.hash)
  const frames = useFrames(film.file, inspection)
  const blocked = !kind
    ? t('imaging.dicom.kindFirst')
    : frames.late
      ? t('app.loading')
      : frames.failed
        ? t('pictures.frame.failed')
        : null
  /** A file that may be another patient's, is a duplicate, or would replace an image must not be added by a mere Enter. */
  const [doubtful] = useState(
    stranger.length > 0 || filed !== null || wrongDay !== null || clashOf([{ target, kind }], 0, places.records) !== null,
  )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (kind && !busy)
          save({
            file: film.file,
            drop: film.aim.drop,
            header,
            kind,
            target,
            frame: frames.frame,
            spacing: measured ? spacing : undefined,
            ticked,
          })
      }}
    >
      <div className={styles.body}>
        <DicomPicture inspection={frames.shown} {...{ header, kind, target, places, frames }} onKind={setKind} />
        <div className={styles.side}>
          {stranger.length > 0 && (
            <p className={styles.stranger} role="alert">
              {t('imaging.dicom.stranger', { fields: stranger.join(t('app.listComma')) })}
            </p>
          )}
          {filmDoubt && (
            <p className={styles.stranger} role="status">
              {t('pictures.filmDoubt')}
            </p>
          )}
          {filed && (
            <p className={styles.stranger} role="alert">
              {t('pictures.filed', { day: filed.day, kind: t(`imaging.kind.${filed.kind}`) })}
            </p>
          )}
          <DicomPlace {...{ places, target, day, wrongDay }} onTarget={setTarget} />
          <DicomTable rows={rows} ticked={ticked} onTick={setTicked} />
          {measured && <DicomScale {...{ inspection, options, spacing }} onChange={setSpacing} />}
        </div>
      </div>
      <div className={styles.foot}>
        <span role={failed ? 'alert' : undefined} data-wrong={failed !== null}>
          {failed ?? t('imaging.dicom.promise')}
        </span>
        <Button onClick={onLeave} autoFocus={doubtful}>
          {leave}
        </Button>
        <BlockedButton type="primary" htmlType="submit" autoFocus={!doubtful} blocked={blocked} loading={busy}>
          {place.words} {!doubtful && <Key>{'Enter'}</Key>}
        </BlockedButton>
      </div>
    </form>
  )
}
