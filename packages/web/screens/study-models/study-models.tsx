import '../../words/late/models'
import { modelRows } from '@sella/ceph/study-models/model-rows'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '@sella/workbench/server/refused'
import { Button } from 'antd'
import { Box, Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { useMay } from '../../api/clinic'
import { caseAddress, useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { Confirm } from '../../parts/confirm'
import { Notice } from '../../parts/notice'
import { phone, useMedia } from '../../parts/use-media'
import { fileName, saveFile } from '../../report/save-file'
import { kindOf, type Models, useModels } from '../../study-models/use-models'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
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

const photoIn = (record: CaseRecord, jaw: Jaw) => record.photos.find(photo => photo.type === kindOf[jaw])

/** What is not saved yet goes out when the page is left; where it cannot, leaving asks. */
const Leaving = () => {
  const { t } = useWords()
  const { desk, state } = useModelTable()
  const unsaved = state.saving !== 'saved'
  const blocker = useBlocker(unsaved)
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
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
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  )
}

const Facts = () => {
  const { t } = useWords()
  const { models } = useModelTable()
  const count = (jaw: Jaw): string => (models[jaw]?.triangles ?? 0).toLocaleString('en')
  return (
    <footer className={styles.foot}>
      <span>{t('models.triangles', { upper: count('upper'), lower: count('lower') })}</span>
      <span>{t('models.planeNote')}</span>
      <span className={styles.end}>{t('models.keys')}</span>
    </footer>
  )
}

/** Where the numbers come from, and how they leave. */
const Taking = () => {
  const { t, lang } = useWords()
  const { record, analysis, state } = useModelTable()
  const { patient } = useCase()
  const day = record.createday.slice(0, 10)
  const rows = modelRows(analysis, state.readings)
  const save = () =>
    saveFile(
      new Blob([modelsCsv(rows, lang)], { type: 'text/csv' }),
      `${fileName(patient.name, day, t('routes.studioModels'))}.csv`,
    )
  return (
    <div className={styles.taking}>
      <p className={styles.note}>{t('models.from', { day })}</p>
      <Button size="small" icon={<Download size={14} />} disabled={rows.length === 0} onClick={save}>
        {t('models.export')}
      </Button>
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
          {small ? <p className={styles.note}>{t('models.readOnly')}</p> : measures && <StepBar />}
          <WidthStrip />
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

const Opened = ({ record, models }: { readonly record: CaseRecord; readonly models: Models }) => {
  const files = { upper: photoIn(record, 'upper')?.hash ?? null, lower: photoIn(record, 'lower')?.hash ?? null }
  const table = useModelTableOf({ record, models, files })
  return (
    <ModelTableProvider value={table}>
      <Room />
    </ModelTableProvider>
  )
}

const Bare = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.room}>
    <CaseBar />
    {children}
  </div>
)

const Loading = ({ record }: { readonly record: CaseRecord }) => {
  const { t, lang } = useWords()
  const { models, failed, percent } = useModels(record)
  if (models) return <Opened record={record} models={models} />
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

/** The study models of the record in the address: teeth and arches measured on them. */
export const StudyModels = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const files = record && (['upper', 'lower'] as const).map(jaw => photoIn(record, jaw)?.hash).join(' ')
  if (!record || files?.trim() === '') {
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
  return <Loading key={`${record.uuid} ${files}`} record={record} />
}
