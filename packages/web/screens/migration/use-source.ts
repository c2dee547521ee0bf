import { type LookedFile, newcomersOfFolders } from '@sella/workbench/migration/from-folders'
import { newcomersOfTable, proposedReading, type TableReading } from '@sella/workbench/migration/from-table'
import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { useState } from 'react'
import type { Dropped } from '../../intake/dropped-files'
import { useWords } from '../../words/i18n'
import { readTable } from './table-file'
import type { Stray } from './use-carrying'
import { useLookingInto } from './use-looking-into'

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

type Stage = 'start' | 'looking' | 'columns' | 'preview'

const empty: Source = { name: '', files: [], table: null, strays: [] }

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

/**
 * What is migrated from, a folder of folders or a list, and how far its reading has come. `onNewcomers`: the patients are there,
 * of folders under the name of the outermost one, of a list under its file's.
 */
export const useSource = (onNewcomers: (newcomers: readonly Newcomer[], from: string) => void) => {
  const { t } = useWords()
  const [stage, setStage] = useState<Stage>('start')
  const [fault, setFault] = useState<string | null>(null)
  const [source, setSource] = useState(empty)
  const { progress, look, stop } = useLookingInto()
  const preview = (newcomers: readonly Newcomer[], from: string): void => {
    setStage('preview')
    onNewcomers(newcomers, from)
  }
  const takeFolder = async (dropped: Dropped): Promise<void> => {
    setFault(null)
    setStage('looking')
    const looked = await look(dropped)
    const taken = looked && newcomersOfFolders(looked)
    if (!looked || !taken) {
      setStage('start')
      return setFault(looked ? t('migration.noFolders') : null)
    }
    const name = dropped.folders?.[0]?.[0] ?? ''
    const strays = [...strayFiles(dropped, looked, taken.loose), ...dropped.omitted]
    setSource({ name, files: dropped.files, table: null, strays })
    preview(taken.newcomers, name)
  }
  const takeTable = async (file: File): Promise<void> => {
    const read = await readTable(file)
    if (read.fault !== null) return setFault(t(`migration.fault.${read.fault}`))
    const { lines, more } = read
    setFault(null)
    setSource({ name: file.name, files: [], table: { lines, more, reading: proposedReading(lines) }, strays: [] })
    setStage('columns')
  }
  return {
    ...{ stage, fault, source, progress, stop, takeFolder, takeTable },
    /** Back to the columns of the list, and to its patients as the columns are read now. */
    toColumns: () => setStage('columns'),
    readColumns: () => source.table && preview(newcomersOfTable(source.table.lines, source.table.reading), source.name),
    setReading: (reading: TableReading) => setSource(now => ({ ...now, table: now.table && { ...now.table, reading } })),
  }
}
