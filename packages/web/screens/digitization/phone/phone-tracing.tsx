import '../../../words/late/bench-phone'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { sidePhotoOf } from '@sella/workbench/photo/laying'
import { byAsking } from '@sella/workbench/review/unsure'
import { ArrowLeft, Layers } from 'lucide-react'
import { type PointerEvent, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Stage } from '../../../editor/stage'
import { useStore } from '../../../editor/use-store'
import { listRoute } from '../../../memory/session'
import { lazily } from '../../../parts/lazily'
import { Stressed } from '../../../parts/stressed'
import { itemNameIn } from '../../../readings/names'
import { countOff, countRead, groupsOf } from '../../../readings/rows'
import { stageWords } from '../../../readings/stage-words'
import { useWords } from '../../../words/i18n'
import { useDesk, useEvaluation, useTracing } from '../desk'
import { usePhotoBeside } from '../photo/photo-stage'
import { areLengthsWithheld } from '../results/lengths-withheld'
import { ScaleBeside } from '../results/scale-beside'
import { useScene } from '../stage/use-scene'
import styles from './phone.module.css'
import { PhoneLevel } from './phone-level'
import { PhoneMethod } from './phone-method'
import { PhoneRow } from './phone-row'
import { useFace } from './use-face'

/** Heights of the sheet in pixels; the third fills the screen. */
const heights = ['96px', 'min(310px, 52%)', 'calc(100% - 52px)'] as const

const useSheet = () => {
  const [step, setStep] = useState(1)
  const start = useRef<number | null>(null)
  return {
    step,
    height: heights[step] ?? heights[1],
    cycle: () => setStep(now => (now + 1) % heights.length),
    grab: (event: PointerEvent) => {
      start.current = event.clientY
    },
    drop: (event: PointerEvent) => {
      const by = start.current === null ? 0 : event.clientY - start.current
      if (Math.abs(by) > 24) setStep(now => Math.min(2, Math.max(0, now - Math.sign(by))))
      start.current = null
    },
  }
}

const Sheet = () => {
  const { t, lang } = useWords()
  const { choice, subject } = useDesk()
  const { analysis, ...of } = useStore(choice, c => c)
  const [tracing, evaluation] = [useTracing(), useEvaluation()]
  const { asked } = byAsking(subject.unsure(tracing, evaluation, of.customItems))
  const { step, height, cycle, grab, drop } = useSheet()
  const [all] = groupsOf(evaluation.rows, 'deviation')
  const [read, total] = [countRead(evaluation), evaluation.rows.length]
  // If no row has a norm, none can be outside it.
  const counts = read < total || evaluation.rows.some(({ norm }) => norm !== null)
  return (
    <section className={styles.sheet} style={{ height }} aria-label={t('benchPhone.sheet')}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t(step === heights.length - 1 ? 'benchPhone.collapse' : 'benchPhone.expand')}
        onClick={cycle}
        onPointerDown={grab}
        onPointerUp={drop}
      />
      <header>
        <PhoneMethod />
        {(subject.view === 'film' || (subject.view === 'frontal' && analysis.dentitions.length > 0)) && (
          <span>{judgedByWords(analysis, subjectOf(of.patient, of.record), evaluation.rows)[lang]}</span>
        )}
        {asked.length > 0 && <small>{t('benchPhone.unchecked', { count: asked.length })}</small>}
        {total > 0 && counts && (
          <em>
            <Stressed
              text={
                read < total
                  ? t('workbench.results.computed', { count: read, total })
                  : t('benchPhone.count', { off: countOff(evaluation), total })
              }
            />
          </em>
        )}
        {subject.view === 'film' && <ScaleBeside />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0}>
        {subject.view === 'frontal' && (
          <li>
            <Suspense fallback={null}>
              <FrontalFindings />
            </Suspense>
          </li>
        )}
        {all?.rows.map(row => (
          <PhoneRow key={row.item} row={row} name={itemNameIn(row, evaluation.rows, lang)} calibration={evaluation.calibration} />
        ))}
        {subject.view === 'film' && (
          <li>
            <Suspense fallback={null}>
              <NeckSummary />
            </Suspense>
          </li>
        )}
        {evaluation.calibration.provenance === 'film' && !areLengthsWithheld(evaluation) && (
          <li className={styles.said}>{t('face.byFilm')}</li>
        )}
        <li className={styles.said}>{t('benchPhone.editing')}</li>
      </ul>
    </section>
  )
}

const FrontalFindings = lazily(async () => ({ default: (await import('../frontal/findings')).FrontalFindings }), 'place')
const SideNote = lazily(async () => ({ default: (await import('../frontal/side-note')).SideNote }))
const NeckSummary = lazily(async () => ({ default: (await import('../neck/neck-summary')).NeckSummary }), 'place')
const PhonePhoto = lazily(async () => ({ default: (await import('./phone-photo')).PhonePhoto }), 'place')

/** Whether a photo is aligned with the film. */
const useLies = (): boolean => {
  const desk = useDesk()
  return useStore(desk.base, ({ alignment }) => desk.laying.savedIn(alignment, sidePhotoOf(desk.record)) !== null)
}

/** On a phone: the film, zoomed to the face, and the results, read-only. */
export const PhoneTracing = () => {
  const { t } = useWords()
  const { bench, film, patient, record, display, subject } = useDesk()
  const scene = useScene(4)
  const shows = useStore(display, d => d)
  const lies = useLies()
  const beside = usePhotoBeside()
  useFace()
  return (
    <div className={styles.phone}>
      <header className={styles.head}>
        <Link to={listRoute()} aria-label={t('app.backToPatientList')}>
          <ArrowLeft size={22} />
        </Link>
        <h1>
          <b>{patient.name}</b>
          <small>{[record.createday.slice(0, 10), t(stageWords[record.type]), t('workbench.state.readOnly')].join(' · ')}</small>
        </h1>
        <Suspense fallback={null}>{lies && <PhonePhoto />}</Suspense>
        <PhoneLevel />
        <button
          type="button"
          aria-label={t('workbench.bar.display')}
          aria-pressed={shows.outlines}
          onClick={() =>
            display.set(now => ({ ...now, outlines: !now.outlines, teeth: !now.outlines, auxiliaryLines: !now.outlines }))
          }
        >
          <Layers size={20} />
        </button>
      </header>
      <div className={styles.film}>
        <Stage
          bench={bench}
          film={film}
          scene={scene}
          label={t(subject.view === 'film' || subject.view === 'frontal' ? 'workbench.stageLabel' : 'face.stageLabel')}
          hidesFilm={false}
          beside={lies ? beside : undefined}
        >
          <Suspense fallback={null}>{subject.view === 'frontal' && <SideNote />}</Suspense>
        </Stage>
      </div>
      <Sheet />
    </div>
  )
}
