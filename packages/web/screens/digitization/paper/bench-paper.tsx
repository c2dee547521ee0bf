import { localDay } from '@sella/ceph/patient/local-day'
import '../../../words/late/paper'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { missingNeck, neckPoints } from '@sella/ceph/maturation/spine'
import { dirty } from '@sella/workbench/session/session'
import { PrintedSheet } from '../../../parts/printed-sheet'
import { stageWords } from '../../../readings/stage-words'
import { ageText } from '../../../words/age'
import { longDay } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { usePhotoForPicture } from '../photo/photo-beside'
import { scaleText } from '../picture-legend'
import { FilmOnPaper } from './film-on-paper'
import { FindingsOnPaper } from './findings-on-paper'
import styles from './paper.module.css'
import type { PaperPart } from './parts'
import { ResultsOnPaper } from './results-on-paper'

/** Whose film it is, by which analysis and norms it is judged, and by which scale. */
const Head = () => {
  const { t, lang } = useWords()
  const { patient, record, choice } = useDesk()
  const committed = useCommitted()
  const { analysis, ...of } = choice.get()
  const day = record.createday.slice(0, 10)
  const lines = [
    [patient.sex && t(`app.${patient.sex}`), ageText(patient.birthday, lang, day), patient.birthday, patient.caseNo],
    [day, t(stageWords[record.type]), analysis.title[lang]],
    [judgedByWords(analysis, subjectOf(of.patient, of.record), committed.evaluation.rows)[lang], scaleText(committed, t)],
  ].map(facts => facts.filter(Boolean).join(t('app.separator')))
  return (
    <header>
      <h1>{patient.name}</h1>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </header>
  )
}

interface BenchPaperProps {
  readonly part: PaperPart
  /** The photo that is shown on the film. */
  readonly photo: HTMLImageElement | null
}

/** What the screen shows and this paper does not: what could not be fetched, or not before the browser printed by itself. */
const NotPrinted = ({ part, photo }: BenchPaperProps) => {
  const { t } = useWords()
  const { view } = useDesk().subject
  const { points } = useCommitted().tracing
  const shownPhoto = usePhotoForPicture()
  const notes = [
    view === 'frontal' && !part && t('paper.moreFrontal'),
    view === 'film' && !part && missingNeck(points).length < neckPoints.length && t('paper.moreNeck'),
    view === 'film' && shownPhoto && !photo && t('paper.noPhoto'),
  ].filter(Boolean)
  return notes.length > 0 && <p>{notes.join(t('app.separator'))}</p>
}

/**
 * All that the browser prints of the workbench: the film with its drawing, findings, the table and the part of its picture, whatever
 * the screen has room for.
 */
export const BenchPaper = ({ part: Part, photo }: BenchPaperProps) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const { tracing, evaluation } = useCommitted()
  // The part of a frontal film lists its rows its own way.
  const rows = evaluation.rows.length > 0 && !(Part && subject.view === 'frontal')
  const notes = [
    t('paper.working'),
    dirty(bench.session.get()) && t('paper.unsaved'),
    t('paper.printed', { day: longDay(localDay(new Date()), lang) }),
  ]
  return (
    <PrintedSheet className={styles.paper}>
      <Head />
      <FilmOnPaper photo={photo} />
      {subject.view === 'film' && <FindingsOnPaper evaluation={evaluation} />}
      {rows && <ResultsOnPaper evaluation={evaluation} tracing={tracing} />}
      {Part && <Part />}
      <footer>
        <p>{notes.filter(Boolean).join(t('app.separator'))}</p>
        <NotPrinted part={Part} photo={photo} />
      </footer>
    </PrintedSheet>
  )
}
