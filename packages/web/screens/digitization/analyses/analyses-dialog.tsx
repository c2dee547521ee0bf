import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { Button, Input, Modal, Select } from 'antd'
import { CircleAlert, Download, FolderUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../../parts/toast'
import { fileName, saveFile } from '../../../report/save-file'
import { refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { useDialogs } from '../dialogs'
import styles from './analyses.module.css'
import { fileOf, fromFile } from './analysis-file'
import { AvailableList } from './available-list'
import { blank, insert, isChanged, remove, rename, shift, toggleLine, withLines } from './editing'
import { ItemPreview } from './item-preview'
import { LineChips } from './line-chips'
import { SelectedList } from './selected-list'
import { useAnalysesEditor, useOverrides } from './use-analyses'
import { ValuesDialog } from './values-dialog'

type Editor = ReturnType<typeof useAnalysesEditor>

const Head = ({ editor }: { readonly editor: Editor }) => {
  const { t } = useWords()
  const { own, editing, openOwn } = editor
  const options = [
    { value: '', label: t('workbench.analyses.create') },
    ...own.map(one => ({ value: one.uuid, label: one.analysis.name })),
  ]
  return (
    <div className={styles.head}>
      <b>{t(editing.uuid ? 'workbench.analyses.change' : 'workbench.analyses.create')}</b>
      {own.length > 0 && (
        <Select
          aria-label={t('workbench.analyses.mine')}
          size="small"
          popupMatchSelectWidth={false}
          value={editing.uuid ?? ''}
          options={options}
          onChange={uuid => openOwn(uuid || null)}
        />
      )}
      {editing.uuid && (
        <Button size="small" type="text" icon={<Plus size={14} />} onClick={() => openOwn(null)}>
          {t('workbench.analyses.create')}
        </Button>
      )}
      <Files editor={editor} />
    </div>
  )
}

const Files = ({ editor: { editing, turnTo } }: { readonly editor: Editor }) => {
  const { t } = useWords()
  const toast = useToast()
  const take = async (file: File | undefined) => {
    const parts = file && fromFile(await file.text())
    if (parts) await turnTo({ ...blank, parts })
    else if (file) toast({ kind: 'error', title: t('workbench.analyses.importFailed'), text: file.name })
  }
  return (
    <span className={styles.files}>
      <label className={styles.file}>
        <FolderUp size={14} />
        {t('workbench.analyses.import')}
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
          onClick={() => saveFile(fileOf(editing.parts), `${fileName(editing.parts.name)}.json`)}
        >
          {t('workbench.analyses.exportFile')}
        </Button>
      )}
    </span>
  )
}

const Names = ({ editor: { editing, setEditing, fault } }: { readonly editor: Editor }) => {
  const { t, lang } = useWords()
  const touched = isChanged(editing)
  const shown = touched && (fault === 'METHOD_NAME_EMPTY' || fault === 'METHOD_NAME_EXISTS') ? fault : null
  const basedOn = (name: string) => {
    const base = builtInAnalyses.find(one => one.name === name)
    if (base) setEditing({ ...editing, parts: { ...editing.parts, items: base.items, lines: base.lines } })
  }
  return (
    <div className={styles.names}>
      <div className={styles.based}>
        {t('workbench.analyses.name')}
        <Input
          aria-label={t('workbench.analyses.name')}
          value={editing.parts.name}
          maxLength={100}
          status={shown ? 'error' : ''}
          onChange={event => setEditing(rename(editing, event.target.value))}
        />
        {shown && (
          <em role="alert">
            <CircleAlert size={13} />
            {refusal(shown, lang)}
          </em>
        )}
      </div>
      <div className={styles.based}>
        {t('workbench.analyses.basedOn')}
        <Select
          aria-label={t('workbench.analyses.basedOn')}
          placeholder={t('workbench.analyses.blank')}
          value={null}
          options={builtInAnalyses.map(one => ({ value: one.name, label: one.title[lang] }))}
          onChange={basedOn}
        />
      </div>
    </div>
  )
}

const Foot = ({ editor, close }: { readonly editor: Editor; readonly close: () => void }) => {
  const { t, lang } = useWords()
  const { editing, fault, save, drop, busy } = editor
  return (
    <footer className={styles.foot}>
      <span>
        {fault === 'METHOD_EMPTY' && isChanged(editing) ? <em>{refusal(fault, lang)}</em> : t('workbench.analyses.note')}
      </span>
      {editing.uuid && (
        <Button danger type="text" icon={<Trash2 size={14} />} onClick={drop}>
          {t('workbench.analyses.delete')}
        </Button>
      )}
      <Button onClick={close}>{t('app.cancel')}</Button>
      <Button
        type="primary"
        loading={busy}
        disabled={fault !== null}
        title={fault ? refusal(fault, lang) : undefined}
        onClick={save}
      >
        {t('app.save')}
      </Button>
    </footer>
  )
}

const Dialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const editor = useAnalysesEditor()
  const { editing, setEditing } = editor
  const { overrides, put } = useOverrides()
  const confirm = useConfirm()
  const [picked, pick] = useState<string | null>(null)
  const [customised, customise] = useState<string | null>(null)
  const leave = async () => {
    const question = { code: 'CONFIRM_UNSAVED_METHOD', act: t('app.close'), stay: t('workbench.analyses.back') } as const
    if (!isChanged(editing) || (await confirm(question))) close()
  }
  const take = (item: string) => {
    pick(item)
    setEditing(insert(editing, [item]))
  }
  const giveBack = (item: string) => setEditing(remove(editing, [item]))
  return (
    <Modal open centered width={1100} title={<Head editor={editor} />} footer={null} onCancel={() => void leave()}>
      <Names editor={editor} />
      <div className={styles.columns}>
        <AvailableList chosen={editing.parts.items} picked={picked} pick={pick} add={take} giveBack={giveBack} />
        <SelectedList
          {...{ items: editing.parts.items, overrides, picked, pick, customise }}
          drop={(item, at) => setEditing(insert(editing, [item], at))}
          shift={(item, by) => setEditing(shift(editing, item, by))}
          remove={giveBack}
        />
        <ItemPreview parts={editing.parts} picked={picked} />
      </div>
      <LineChips
        lines={editing.parts.lines}
        toggle={line => setEditing(toggleLine(editing, line))}
        set={lines => setEditing(withLines(editing, lines))}
      />
      <Foot editor={editor} close={() => void leave()} />
      {customised && (
        <ValuesDialog
          item={customised}
          override={overrides[customised]}
          close={() => customise(null)}
          save={override => {
            put(customised, override)
            customise(null)
          }}
        />
      )}
    </Modal>
  )
}

/** Own analyses: create, edit, delete, exchange as files, and give items own texts and norms. */
export const AnalysesDialog = () => {
  const { open, close } = useDialogs()
  return open === 'analyses' ? <Dialog close={close} /> : null
}
