import { blank } from '@sella/workbench/own-analyses/editing'
import { Button, Select } from 'antd'
import { Download, FolderUp, Plus } from 'lucide-react'
import { fileName, saveFile } from '../../../parts/save-file'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'
import { type FileFault, fileOf, fromFile, mostFileBytes, takenIn } from './analysis-file'
import type { Editor } from './use-analyses'

/** The open own analysis, a new one, and import and export of analyses. */
export const DialogHead = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useWords()
  const { own, editing, openOwn, library } = editor
  const options = [
    { value: '', label: t('analyses.create') },
    ...own.map(ownAnalysis => ({ value: ownAnalysis.uuid, label: ownAnalysis.analysis.name })),
  ]
  return (
    <div className={styles.head}>
      <b>{t(editing.uuid ? 'analyses.change' : 'analyses.create')}</b>
      {own.length > 0 && (
        <Select
          aria-label={t('analyses.mine')}
          size="small"
          popupMatchSelectWidth={false}
          value={editing.uuid ?? ''}
          options={options}
          onChange={uuid => openOwn(uuid || null)}
        />
      )}
      {editing.uuid && (
        <Button size="small" type="text" icon={<Plus size={14} />} onClick={() => openOwn(null)}>
          {t('analyses.create')}
        </Button>
      )}
      {library.defines && <Files editor={editor} />}
    </div>
  )
}

const Files = ({ editor: { editing, turnTo, items, library } }: { readonly editor: Editor }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const comma = lang === 'zh' ? '、' : ', '
  const refuse = (why: FileFault, file: File) => {
    const names = why.fault === 'unknown' ? why.names.join(comma) : ''
    toast({ kind: 'error', title: t(`analyses.fileFaults.${why.fault}`, { names }), text: file.name })
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const carried = file.size > mostFileBytes ? ({ fault: 'tooLarge' } as const) : fromFile(await file.text())
    if ('fault' in carried) return refuse(carried, file)
    const taken = takenIn(carried, items.items)
    if (!(await turnTo({ ...blank(library.autoLines), parts: taken.parts }))) return
    if (Object.keys(taken.items).length > 0) await items.putAll(taken.items)
  }
  return (
    <span className={styles.files}>
      <label className={styles.file}>
        <FolderUp size={14} />
        {t('analyses.import')}
        <input
          type="file"
          accept="application/json,.json"
          className="unseen"
          onChange={event => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {editing.saved && (
        <Button
          size="small"
          type="text"
          icon={<Download size={14} />}
          onClick={() => saveFile(fileOf({ parts: editing.parts, items: items.items }), `${fileName(editing.parts.name)}.json`)}
        >
          {t('analyses.exportFile')}
        </Button>
      )}
    </span>
  )
}
