import '../../words/late/migration'
import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { Button, Progress } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Dropped } from '../../intake/dropped-files'
import { takeFolders } from '../../intake/folders-left'
import { useToast } from '../../parts/toast'
import { TopBar } from '../../parts/top-bar'
import { intakePath } from '../../paths'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { ColumnsPanel } from './columns-panel'
import styles from './migration.module.css'
import { Preview } from './preview'
import { Start } from './start'
import { useCarrying } from './use-carrying'
import { useNewcomers } from './use-newcomers'
import { useSource } from './use-source'

type Carrying = ReturnType<typeof useCarrying>
type Newcomers = ReturnType<typeof useNewcomers>

/** Takes up, once, the folders that another page handed over. */
const useFoldersLeft = (take: (dropped: Dropped) => void): void => {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const dropped = takeFolders()
    if (dropped) take(dropped)
  })
}

/** Forgets what was chosen for patients once they are filed. */
const useForgetting = ({ outcomes }: Carrying, { done }: Newcomers): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every outcome, however often the page is drawn
  useEffect(() => {
    if (outcomes.size > 0) done(new Set([...outcomes.values()].flatMap(({ key, end }) => (end === 'failed' ? [] : [key]))))
  }, [outcomes])
}

/** Patients of another system: a folder of folders or a list, previewed, corrected, migrated. */
const Migrating = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const newcomers = useNewcomers()
  const failed = (error: unknown) => toast({ kind: 'error', title: textOf(error, lang) })
  const preview = (some: readonly Newcomer[], from: string) => {
    const tell = (again: boolean) => again && toast({ kind: 'warning', title: t('app.restored'), about: 'migration' })
    void newcomers.take(some, from).then(tell, failed)
  }
  const { stage, fault, source, progress, stop, setReading, toColumns, readColumns, ...take } = useSource(preview)
  const takeFolder = (dropped: Dropped) => void take.takeFolder(dropped).catch(failed)
  const carrying = useCarrying(source)
  useFoldersLeft(takeFolder)
  useForgetting(carrying, newcomers)
  const { table } = source
  return (
    <>
      <TopBar name={t('migration.title')} fact={source.name}>
        {stage === 'preview' && table && carrying.outcomes.size === 0 && (
          <Button onClick={toColumns}>{t('migration.back')}</Button>
        )}
        {stage !== 'start' && stage !== 'looking' && !carrying.busy && <Button onClick={onAgain}>{t('migration.again')}</Button>}
        {carrying.outcomes.size > 0 && <Button onClick={() => void navigate(intakePath)}>{t('migration.receipts')}</Button>}
      </TopBar>
      <div className={styles.body}>
        {stage === 'start' && (
          <Start fault={fault} onFolder={takeFolder} onTable={file => void take.takeTable(file).catch(failed)} />
        )}
        {stage === 'looking' && (
          <div className={styles.looking} role="status">
            <Progress percent={Math.floor((100 * progress.done) / Math.max(1, progress.of))} />
            <p>{t('migration.looking', progress)}</p>
            <Button onClick={stop}>{t('migration.stop')}</Button>
          </div>
        )}
        {stage === 'columns' && table && <ColumnsPanel {...table} onReading={setReading} onPreview={readColumns} />}
        {stage === 'preview' && (
          <Preview {...{ newcomers, carrying }} files={source.files} strays={source.strays} onFailed={failed} />
        )}
      </div>
    </>
  )
}

export const Migration = () => {
  const [turn, setTurn] = useState(0)
  return <Migrating key={turn} onAgain={() => setTurn(turn + 1)} />
}
