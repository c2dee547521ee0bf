import '../../words/late/migration'
import { type LookedFile, newcomersOfFolders } from '@sella/workbench/migration/from-folders'
import { newcomersOfTable, proposedReading, type TableReading } from '@sella/workbench/migration/from-table'
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
import { readTable } from './table-file'
import { type Stray, useCarrying } from './use-carrying'
import { useLookingInto } from './use-looking-into'
import { useNewcomers } from './use-newcomers'

interface TableAtHand {
  readonly lines: readonly (readonly string[])[]
  readonly more: boolean
  readonly reading: TableReading
}

interface Source {
  readonly name: string
  readonly files: readonly File[]
  readonly table: TableAtHand | null
  readonly strays: readonly Stray[]
}

/** Files assigned to no patient, named with their folders. */
const strayFiles = (
  { files, folders = [] }: Dropped,
  looked: readonly LookedFile[],
  places: readonly number[],
): readonly Stray[] =>
  places.flatMap(place => {
    const file = files[place]
    return file
      ? [{ name: [...(folders[place] ?? []), file.name].join('/'), size: file.size, why: looked[place]?.refused ?? 'stray' }]
      : []
  })

const empty: Source = { name: '', files: [], table: null, strays: [] }

/** Patients of another system: a folder of folders or a list, previewed, corrected, migrated. */
const Migrating = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const navigate = useNavigate()
  const [stage, setStage] = useState<'start' | 'looking' | 'columns' | 'preview'>('start')
  const [fault, setFault] = useState<string | null>(null)
  const [source, setSource] = useState(empty)
  const { progress, look, stop } = useLookingInto()
  const newcomers = useNewcomers()
  const carrying = useCarrying(source)
  const failed = (error: unknown) => toast({ kind: 'error', title: textOf(error, lang) })
  const preview = (some: readonly Newcomer[], from: string) => {
    setStage('preview')
    const tell = (again: boolean) => again && toast({ kind: 'warning', title: t('app.restored'), about: 'migration' })
    void newcomers.take(some, from).then(tell, failed)
  }
  const takeFolder = async (dropped: Dropped) => {
    setFault(null)
    setStage('looking')
    const looked = await look(dropped)
    const taken = looked && newcomersOfFolders(looked)
    if (!looked || !taken) {
      setStage('start')
      setFault(looked ? t('migration.noFolders') : null)
      return
    }
    const name = dropped.folders?.[0]?.[0] ?? ''
    setSource({
      name,
      files: dropped.files,
      table: null,
      strays: [...strayFiles(dropped, looked, taken.loose), ...dropped.omitted],
    })
    preview(taken.newcomers, name)
  }
  const takeTable = async (file: File) => {
    const read = await readTable(file)
    if (read.fault !== null) return setFault(t(`migration.fault.${read.fault}`))
    const { lines, more } = read
    setFault(null)
    setSource({ name: file.name, files: [], table: { lines, more, reading: proposedReading(lines) }, strays: [] })
    setStage('columns')
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const dropped = takeFolders()
    if (dropped) void takeFolder(dropped).catch(failed)
  })
  const { outcomes } = carrying
  const { done } = newcomers
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every outcome, however often the page is drawn
  useEffect(() => {
    if (outcomes.size > 0) done(new Set([...outcomes.values()].flatMap(({ key, end }) => (end === 'failed' ? [] : [key]))))
  }, [outcomes])
  const { table } = source
  const waits = newcomers.all.some(({ goal, likely }) => goal === null && likely.length === 0)
  return (
    <>
      <TopBar name={t('migration.title')} fact={source.name}>
        {stage === 'preview' && table && carrying.outcomes.size === 0 && (
          <Button onClick={() => setStage('columns')}>{t('migration.back')}</Button>
        )}
        {stage !== 'start' && stage !== 'looking' && !carrying.busy && <Button onClick={onAgain}>{t('migration.again')}</Button>}
        {carrying.outcomes.size > 0 && <Button onClick={() => void navigate(intakePath)}>{t('migration.receipts')}</Button>}
      </TopBar>
      <div className={styles.body}>
        {stage === 'start' && (
          <Start
            fault={fault}
            onFolder={dropped => void takeFolder(dropped).catch(failed)}
            onTable={file => void takeTable(file).catch(failed)}
          />
        )}
        {stage === 'looking' && (
          <div className={styles.looking} role="status">
            <Progress percent={Math.floor((100 * progress.done) / Math.max(1, progress.of))} />
            <p>{t('migration.looking', progress)}</p>
            <Button onClick={stop}>{t('migration.stop')}</Button>
          </div>
        )}
        {stage === 'columns' && table && (
          <ColumnsPanel
            {...table}
            onReading={reading => setSource({ ...source, table: { ...table, reading } })}
            onPreview={() => preview(newcomersOfTable(table.lines, table.reading), source.name)}
          />
        )}
        {stage === 'preview' && (
          <Preview {...{ newcomers, carrying }} files={source.files} strays={source.strays} comparing={waits} onFailed={failed} />
        )}
      </div>
    </>
  )
}

export const Migration = () => {
  const [turn, setTurn] = useState(0)
  return <Migrating key={turn} onAgain={() => setTurn(turn + 1)} />
}
