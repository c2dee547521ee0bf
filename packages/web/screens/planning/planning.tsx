import '../../words/late/planning'
import { withoutDoubtedScale } from '@sella/ceph/planning/fingerprint'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { isDirty } from '@sella/workbench/planning/plan-history'
import { filmStoring } from '@sella/workbench/record/film-storing'
import { CloudOff, FileImage, Target } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { useStore } from '../../editor/use-store'
import { token } from '../../memory/session'
import { Confirm } from '../../parts/confirm'
import { Notice } from '../../parts/notice'
import { narrow, phone, useMedia } from '../../parts/use-media'
import { useDoubtedRecords } from '../../report/use-doubted-records'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { useCreating } from './creating'
import { Goals } from './goals'
import hints from './hints.module.css'
import { Middle } from './middle'
import { MovementSheet } from './movement-sheet'
import { MovementsPanel } from './movements-panel'
import { MovementsStrip } from './movements-strip'
import { PhotoDrawer } from './photo-drawer'
import { PhotoPanel } from './photo-panel'
import { PlanBar } from './plan-bar'
import { Caution, PredictionNotes } from './prediction-notes'
import { ResultsTable } from './results'
import styles from './room.module.css'
import { SkinTable } from './skin-table'
import { PlanTableProvider, usePlanTable, usePlanTableOf } from './table'
import { useOthersPlans } from './use-others-plans'
import { useRefusals } from './use-refusals'
import { useRestored } from './use-restored'

/**
 * Unsaved movements are not left without asking, neither for another page nor for another site, but for an expired session: they are
 * kept on this machine (`plan-drafts.ts`).
 */
const Leaving = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const dirty = useStore(desk.state, ({ open }) => open !== null && isDirty(open.history))
  const blocker = useBlocker(dirty)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => dirty && token() !== null && event.preventDefault()
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
      onYes={() => {
        desk.discard()
        blocker.proceed()
      }}
      onNo={() => blocker.reset()}
    />
  )
}

const NoPlan = () => {
  const { t, lang } = useWords()
  const small = useMedia(phone)
  const mayPlan = useMay('trace') && !small
  const { desk } = usePlanTable()
  const creating = useCreating()
  const { plans, failed, unreadable } = useStore(desk.state, state => state)
  if (unreadable) return <Notice icon={CloudOff} title={t('planning.unreadable')} />
  if (failed && !plans)
    return (
      <Notice
        icon={CloudOff}
        title={textOf(failed.refused, lang)}
        actions={[{ label: t('app.retry'), run: () => void desk.load(), primary: true }]}
      />
    )
  if (!plans || creating.waiting) return <p className={styles.waiting}>{t('planning.loading')}</p>
  const create = () => void creating.create()
  // No plan is open although there are some: all were archived.
  const archived = plans.length > 0
  return (
    <>
      <Notice
        icon={Target}
        title={t(archived ? 'planning.allArchived' : 'planning.noPlan')}
        text={
          archived
            ? t('planning.allArchivedHint')
            : small
              ? t('planning.noPlanHere')
              : mayPlan
                ? t('planning.noPlanHint')
                : undefined
        }
        actions={mayPlan ? [{ label: t('planning.create'), run: create, primary: true }] : []}
      />
      {creating.question}
    </>
  )
}

interface OutlookProps {
  readonly reads: boolean
  /** The photo does not fit beside the notes. */
  readonly drawer: boolean
}

/** The result of the plan: the values, the targets, the face, and their basis. */
const Outlook = ({ reads, drawer }: OutlookProps) => (
  <aside className={styles.right}>
    <div className={styles.upper}>
      {reads && <MovementSheet />}
      {reads && <SkinTable titled />}
      <ResultsTable />
    </div>
    <Goals reads={reads} />
    <div className={styles.foot} data-toast="aside">
      <Caution />
      {!drawer && <PhotoPanel />}
      <PredictionNotes>{drawer && <PhotoDrawer />}</PredictionNotes>
    </div>
  </aside>
)

const Room = () => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const small = useMedia(phone)
  const tight = useMedia(narrow)
  const plans = useMay('trace')
  const reads = small || !plans
  const open = useStore(desk.state, state => state.open !== null)
  useRefusals()
  useRestored()
  useOthersPlans()
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
        {small && <p className={hints.note}>{t('planning.readOnly')}</p>}
        {!reads && tight && <MovementsStrip />}
        {!reads && !tight && (
          <aside className={styles.left} aria-label={t('planning.movements')}>
            <MovementsPanel />
          </aside>
        )}
        <Middle reads={reads} />
        <Outlook reads={reads} drawer={tight && !small} />
      </div>
      <Leaving />
    </div>
  )
}

interface FilmProps {
  readonly record: CaseRecord
  readonly photo: Photo
  readonly tracing: Tracing
}

const PlanOnFilm = ({ doubted, ...film }: FilmProps & { readonly doubted: ReadonlySet<string> }) => {
  const { patient, readers } = useCase()
  const table = usePlanTableOf({ patient, readers, doubted, ...film })
  useEffect(() => void table.desk.load(), [table.desk])
  return (
    <PlanTableProvider value={table}>
      <Room />
    </PlanTableProvider>
  )
}

const Bare = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bare}>
    <CaseBar onRecord />
    {children}
  </div>
)

/** The film with its scale, or without it where the other films of the case make it doubtful. */
const PlanBeside = ({ record, photo, tracing }: FilmProps) => {
  const { t } = useWords()
  const { patient, records } = useCase()
  const doubted = useDoubtedRecords({ patient, records })
  if (!doubted)
    return (
      <Bare>
        <p className={styles.waiting}>{t('planning.loading')}</p>
      </Bare>
    )
  const unused = doubted.has(record.uuid)
  const from = unused ? withoutDoubtedScale(tracing) : tracing
  return <PlanOnFilm key={String(unused)} {...{ record, photo, doubted }} tracing={from} />
}

/** Treatment plans of the record in the address: what is moved on a copy of its tracing, and the expected result. */
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
  return <PlanBeside key={`${record.uuid} ${record.version} ${photo.shown}`} record={record} photo={photo} tracing={tracing} />
}
