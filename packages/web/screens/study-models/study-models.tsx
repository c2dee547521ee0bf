import { BlockedButton } from '../../parts/blocked-button'
import '../../words/late/models'
import { modelRows } from '@sella/ceph/study-models/model-rows'
import { type Medium, mediums } from '@sella/ceph/study-models/readings'
import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { fileReadOn } from '@sella/contract/documents/study-models'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '@sella/workbench/server/refused'
import { openedMedia } from '@sella/workbench/study-models/laying'
import { Button } from 'antd'
import { Box, Download, FilePlus2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { useSetting } from '../../api/queries'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { token } from '../../memory/session'
import { Confirm } from '../../parts/confirm'
import { Notice } from '../../parts/notice'
import { fileName, saveFile } from '../../parts/save-file'
import { phone, useMedia } from '../../parts/use-media'
import { sectionAddress } from '../../report/section-address'
import { isPicture, type JawViews } from '../../study-models/jaw-picture'
import { useJawViews } from '../../study-models/use-models'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { ArchFacts } from './arch-facts'
import { ArchPanel } from './arch-panel'
import { BoltonPanel } from './bolton-panel'
import { FileNotes } from './file-notes'
import { ModelBar } from './model-bar'
import styles from './models.module.css'
import { modelsCsv } from './models-csv'
import { SpacePanel } from './space-panel'
import { Stage } from './stage'
import { StageBar } from './stage-bar'
import { StepBar } from './step-bar'
import { ModelTableProvider, useModelTable, useModelTableOf } from './table'
import { useArchScene } from './use-arch-scene'
import { useModelKeys } from './use-model-keys'
import { WidthStrip } from './width-strip'

/**
 * Saves unsaved work when the page is left; if it cannot, leaving asks, but for an expired session: what is not stored is kept on
 * this machine (`model-drafts.ts`).
 */
const Leaving = () => {
  const { t } = useWords()
  const { desk, state } = useModelTable()
  const unsaved = state.saving !== 'saved'
  const blocker = useBlocker(unsaved)
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => token() !== null && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  useEffect(() => {
    if (blocker.state === 'blocked') void desk.save().then(saved => saved && blocker.proceed())
  }, [blocker, desk])
  if (blocker.state !== 'blocked' || state.saving === 'saving' || state.saving === 'unsaved') return null
  return (
    <Confirm
      danger
      title={t('models.saving.unsaved')}
      text={t('models.leave')}
      verb={t('models.leaveVerb')}
      onYes={() => {
        desk.discard()
        blocker.proceed()
      }}
      onNo={() => blocker.reset()}
    />
  )
}

const Facts = () => {
  const { t, lang } = useWords()
  const { models, on } = useModelTable()
  const facts = jaws.flatMap(jaw => {
    const view = models[jaw]
    if (!view) return []
    const what = isPicture(view)
      ? t('models.photoSize', { width: view.width, height: view.height })
      : t('models.triangles', { count: view.triangles.toLocaleString('en') })
    return [`${jawWords[jaw][lang]} ${what}`]
  })
  const solid = jaws.some(jaw => models[jaw] && on[jaw] === 'surface')
  return (
    <footer className={styles.foot}>
      <span>{facts.join(' · ')}</span>
      <span>{t(solid ? 'models.planeNote' : 'models.planeNotePhoto')}</span>
      <span className={styles.end}>{t(solid ? 'models.keys' : 'models.keysPhoto')}</span>
    </footer>
  )
}

/** The origin of the numbers, and their export. */
const Taking = () => {
  const { t, lang } = useWords()
  const { record, analysis, state, models, on } = useModelTable()
  const { patient } = useCase()
  const navigate = useNavigate()
  const reports = useMay('report')
  const day = record.createday.slice(0, 10)
  const rows = modelRows(analysis, state.readings)
  const read = new Set(jaws.filter(jaw => models[jaw]).map(jaw => on[jaw]))
  const source = !read.has('photo') ? 'from' : read.has('surface') ? 'fromBoth' : 'fromPhotos'
  const save = () =>
    saveFile(
      new Blob([modelsCsv(rows, lang)], { type: 'text/csv' }),
      `${fileName(patient.name, day, t('routes.studioModels'))}.csv`,
    )
  return (
    <div className={styles.taking}>
      <p className={styles.note}>{t(`models.${source}`, { day })}</p>
      <BlockedButton
        size="small"
        icon={<Download size={14} />}
        blocked={rows.length === 0 ? t('models.blocked.rows') : null}
        onClick={save}
      >
        {t('models.export')}
      </BlockedButton>
      {reports && (
        <Button
          size="small"
          icon={<FilePlus2 size={14} />}
          onClick={() => void navigate(sectionAddress(patient.uuid, record.uuid, 'models'))}
        >
          {t('models.toReport')}
        </Button>
      )}
    </div>
  )
}

const Room = () => {
  const { t } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const table = useModelTable()
  const drawn = useArchScene(canvas, table.models, table)
  const small = useMedia(phone)
  const measures = useMay('trace')
  useModelKeys(drawn.scene)
  return (
    <div className={styles.room}>
      <ModelBar />
      <div className={styles.body}>
        <main className={styles.middle}>
          <StageBar scene={drawn.scene} />
          {drawn.state === 'shown' && <FileNotes scene={drawn.scene} />}
          <Stage canvas={canvas} {...drawn} />
          {small ? <p className={styles.readOnly}>{t('models.readOnly')}</p> : measures && <StepBar />}
          <WidthStrip />
          <ArchFacts />
        </main>
        <aside className={styles.right}>
          <BoltonPanel />
          <SpacePanel />
          <ArchPanel />
          <Taking />
        </aside>
      </div>
      <Facts />
      <Leaving />
    </div>
  )
}

interface OpenedProps {
  readonly record: CaseRecord
  readonly models: JawViews
  readonly on: Readonly<Record<Jaw, Medium>>
  readonly lay: (jaw: Jaw, medium: Medium) => void
}

const Opened = ({ record, models, on, lay }: OpenedProps) => {
  const fileOf = (jaw: Jaw) => fileReadOn(record.photos, on[jaw], jaw)
  const table = useModelTableOf({ record, models, on, lay, files: { upper: fileOf('upper'), lower: fileOf('lower') } })
  return (
    <ModelTableProvider value={table}>
      <Room />
    </ModelTableProvider>
  )
}

const Bare = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.room}>
    <CaseBar onRecord />
    {children}
  </div>
)

type LoadingProps = Omit<OpenedProps, 'models'>

const Loading = ({ record, on, lay }: LoadingProps) => {
  const { t, lang } = useWords()
  const { models, failed, percent } = useJawViews(record, on)
  // Without it the ratios would first be judged by another norm.
  const { isPending } = useSetting(ownValuesSetting.name)
  if (models && !isPending) return <Opened record={record} models={models} on={on} lay={lay} />
  return (
    <Bare>
      {failed !== null ? (
        <Notice icon={Box} title={t('models.broken')} text={failed instanceof Refused ? textOf(failed, lang) : undefined} />
      ) : (
        <p className={styles.waiting} role="status">
          {percent < 100 ? t('models.loading', { percent }) : t('models.building')}
        </p>
      )}
    </Bare>
  )
}

/** What the jaws of a record are measured on; the doctor may switch a jaw to its other one once her readings are saved. */
const OpenStudyModels = ({ record }: { readonly record: CaseRecord }) => {
  const [wanted, setWanted] = useState<Readonly<Partial<Record<Jaw, Medium>>>>({})
  const [on, setOn] = useState(() => openedMedia(record))
  const lay = (jaw: Jaw, medium: Medium): void => {
    const next = { ...wanted, [jaw]: medium }
    setWanted(next)
    setOn(openedMedia(record, next))
  }
  return <Loading key={`${on.upper} ${on.lower}`} record={record} on={on} lay={lay} />
}

/** The study models of the record in the address: teeth and arches measured on them, or on photographs of the arches. */
export const StudyModels = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const files = record && jaws.flatMap(jaw => mediums.flatMap(medium => fileReadOn(record.photos, medium, jaw) ?? [])).join(' ')
  if (!record || files === '') {
    const run = () => void navigate(caseAddress('/patientImage', patient.uuid, record?.uuid))
    return (
      <Bare>
        <Notice
          icon={Box}
          title={t('models.none')}
          text={t('models.noneHint')}
          actions={[{ label: t('models.toImages'), run, primary: true }]}
        />
      </Bare>
    )
  }
  return <OpenStudyModels key={`${record.uuid} ${files}`} record={record} />
}
