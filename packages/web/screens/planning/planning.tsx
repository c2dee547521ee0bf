import '../../words/late/planning'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { isElsewhere } from '@sella/workbench/planning/plan-desk'
import { isDirty } from '@sella/workbench/planning/plan-history'
import type { Planned } from '@sella/workbench/planning/planned'
import { filmStoring } from '@sella/workbench/record/film-storing'
import { Button } from 'antd'
import { CloudOff, FileImage, Target } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { useStore } from '../../editor/use-store'
import { Confirm } from '../../parts/confirm'
import { Notice } from '../../parts/notice'
import { phone, useMedia } from '../../parts/use-media'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Following } from './following'
import { GuideStrip } from './guide-strip'
import { MovementSheet } from './movement-sheet'
import { MovementsPanel } from './movements-panel'
import { OutcomePanel } from './outcome-panel'
import { PhotoPanel } from './photo-panel'
import { PlanBar } from './plan-bar'
import styles from './planning.module.css'
import { PredictionNotes } from './prediction-notes'
import { ResultsTable } from './results'
import { PlanStage } from './stage'
import { PlanTableProvider, usePlanned, usePlanTable, usePlanTableOf } from './table'
import { Targets } from './targets'
import { usePlanKeys } from './use-plan-keys'

/** Unsaved movements are not left unasked, neither for another page nor for another site. */
const Leaving = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const dirty = useStore(desk.state, ({ open }) => open !== null && isDirty(open.history))
  const blocker = useBlocker(dirty)
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      danger
      title={t('planning.unsaved')}
      text={t('planning.leave')}
      verb={t('planning.leaveVerb')}
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  )
}

const movesSomething = ({ document: { plan } }: Planned): boolean => Object.keys(plan.moves).length > 0 || plan.growth !== null

/** Points that the reference plane lacks; empty where it stands. */
const planeNeeds = ({ prediction }: Planned): string => (prediction.status === 'missing' ? prediction.needs.join(', ') : '')

const Strip = ({ nowOnly, setNowOnly, turning }: ReturnType<typeof usePlanKeys>) => {
  const { t } = useWords()
  const mayPlan = useMay('trace')
  const { desk, tracing } = usePlanTable()
  const moved = usePlanned(movesSomething)
  const needs = usePlanned(planeNeeds)
  const changed = usePlanned(({ document }) => isElsewhere(document, tracing))
  return (
    <div className={styles.strip}>
      <Button size="small" aria-pressed={nowOnly} type={nowOnly ? 'primary' : 'default'} onClick={() => setNowOnly(!nowOnly)}>
        {t('planning.compare')}
      </Button>
      {mayPlan && <span className={styles.note}>{t(turning ? 'planning.turning' : 'planning.shifting')}</span>}
      {changed && (
        <span className={styles.warn}>
          {t('planning.changed')}
          {mayPlan && (
            <Button size="small" onClick={desk.takeOver}>
              {t('planning.takeOver')}
            </Button>
          )}
        </span>
      )}
      {needs !== '' && <span className={styles.warn}>{t('planning.noPlane', { points: needs })}</span>}
      {!moved && mayPlan && <span className={styles.note}>{t('planning.empty')}</span>}
    </div>
  )
}

const NoPlan = () => {
  const { t, lang } = useWords()
  const mayPlan = useMay('trace')
  const { desk } = usePlanTable()
  const { plans, failed, unreadable } = useStore(desk.state, state => state)
  if (unreadable) return <Notice icon={CloudOff} title={t('planning.unreadable')} />
  if (failed && !plans)
    return (
      <Notice
        icon={CloudOff}
        title={textOf(failed, lang)}
        actions={[{ label: t('app.retry'), run: () => void desk.load(), primary: true }]}
      />
    )
  if (!plans) return <p className={styles.waiting}>{t('planning.loading')}</p>
  const create = () => void desk.create(t('planning.numbered', { n: plans.length + 1 }))
  return (
    <Notice
      icon={Target}
      title={t('planning.noPlan')}
      text={mayPlan ? t('planning.noPlanHint') : undefined}
      actions={mayPlan ? [{ label: t('planning.create'), run: create, primary: true }] : []}
    />
  )
}

const Room = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const keys = usePlanKeys()
  const small = useMedia(phone)
  const plans = useMay('trace')
  const reads = small || !plans
  const open = useStore(desk.state, state => state.open !== null)
  if (!open)
    return (
      <div className={styles.bare}>
        <PlanBar />
        <NoPlan />
      </div>
    )
  return (
    <div className={styles.room}>
      <PlanBar />
      <div className={styles.body} data-reads={(!small && !plans) || undefined}>
        {small ? (
          <p className={styles.note}>{t('planning.readOnly')}</p>
        ) : (
          plans && (
            <aside className={styles.left} aria-label={t('planning.movements')}>
              <MovementsPanel />
            </aside>
          )
        )}
        <div className={styles.middle}>
          {!reads && (
            <Following>
              <GuideStrip />
            </Following>
          )}
          <Strip {...keys} />
          <PlanStage nowOnly={keys.nowOnly} />
        </div>
        <aside className={styles.right}>
          <Following>
            <div className={styles.upper}>
              {reads && <MovementSheet />}
              <ResultsTable />
              {!reads && <Targets />}
              {!small && <OutcomePanel />}
            </div>
            <div className={styles.foot}>
              <PhotoPanel />
              <PredictionNotes />
            </div>
          </Following>
        </aside>
      </div>
      <Leaving />
    </div>
  )
}

const Laid = ({ record, photo, tracing }: { readonly record: CaseRecord; readonly photo: Photo; readonly tracing: Tracing }) => {
  const { patient, readers } = useCase()
  const table = usePlanTableOf({ patient, readers, record, photo, tracing })
  useEffect(() => void table.desk.load(), [table.desk])
  return (
    <PlanTableProvider value={table}>
      <Room />
    </PlanTableProvider>
  )
}

const Bare = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bare}>
    <CaseBar />
    {children}
  </div>
)

/** Treatment plans of the record in the address: what is moved on a copy of its tracing, and what then is to be expected. */
export const Planning = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const photo = record && filmOf(record)
  const tracing = record && photo ? filmStoring.read(record, photo) : null
  if (!record || !photo || !tracing || Object.keys(tracing.points).length === 0) {
    const run = () => void navigate(caseAddress('/studioDigitization', patient.uuid, record?.uuid))
    return (
      <Bare>
        <Notice
          icon={FileImage}
          title={t('planning.noFilm')}
          text={t('planning.noFilmHint')}
          actions={[{ label: t('planning.toCeph'), run, primary: true }]}
        />
      </Bare>
    )
  }
  return <Laid key={`${record.uuid} ${record.version} ${photo.shown}`} record={record} photo={photo} tracing={tracing} />
}
