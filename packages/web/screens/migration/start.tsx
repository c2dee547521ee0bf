import { Button } from 'antd'
import { FileSpreadsheet, FolderUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { chosenFolder, type Dropped, droppedFiles } from '../../intake/dropped-files'
import { useWords } from '../../words/i18n'
import { sourceLeft } from './kept-choices'
import styles from './migration.module.css'

interface StartProps {
  /** Why the last file or folder was refused. */
  readonly fault: string | null
  readonly onFolder: (dropped: Dropped) => void
  readonly onTable: (file: File) => void
}

const isFolder = (dropped: Dropped): boolean => dropped.folders?.some(folders => folders.length > 0) ?? false

/** Accepts a folder of folders or a list: dropped or chosen. */
export const Start = ({ fault, onFolder, onTable }: StartProps) => {
  const { t } = useWords()
  const [over, setOver] = useState(false)
  const [left] = useState(sourceLeft)
  const folder = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dragged] = event.dataTransfer.files
    void droppedFiles(event.dataTransfer).then(dropped => {
      // What only a system would read is refused as a list, not passed over in silence.
      const [first = dragged] = dropped.files
      if (isFolder(dropped)) onFolder(dropped)
      else if (first) onTable(first)
    })
  }
  return (
    <section
      className={styles.start}
      data-over={over || undefined}
      aria-label={t('migration.title')}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FolderUp size={30} aria-hidden />
      <h2>{over ? t('migration.drop') : t('migration.start')}</h2>
      <p>{t('migration.startText')}</p>
      {left !== null && fault === null && <p role="status">{t('migration.left', { source: left })}</p>}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div>
        <Button type="primary" icon={<FolderUp size={16} aria-hidden />} onClick={() => folder.current?.click()}>
          {t('migration.folder')}
        </Button>
        <Button icon={<FileSpreadsheet size={16} aria-hidden />} onClick={() => table.current?.click()}>
          {t('migration.table')}
        </Button>
      </div>
      <input
        ref={folder}
        hidden
        type="file"
        aria-label={t('migration.folder')}
        // React does not type this attribute: the whole folder is chosen.
        {...{ webkitdirectory: '' }}
        onChange={event => onFolder(chosenFolder([...(event.target.files ?? [])]))}
      />
      <input
        ref={table}
        hidden
        type="file"
        aria-label={t('migration.table')}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={event => event.target.files?.[0] && onTable(event.target.files[0])}
      />
    </section>
  )
}
