import '../../../words/late/analyses'
import { Button, Modal } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../../parts/toast'
import { message, refusal } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import '../../../words/late/met-elsewhere'
import { insert, remove, shift, toggleLine, withLines } from '@sella/workbench/own-analyses/editing'
import { useConfirm } from '../confirm'
import { useDialogs } from '../dialogs'
import styles from './analyses.module.css'
import { AvailableList } from './available-list'
import { DialogHead } from './dialog-head'
import { ItemPreview } from './item-preview'
import { LineChips } from './line-chips'
import { NameFields } from './name-fields'
import { SelectedList } from './selected-list'
import { type Editor, useAnalysesEditor } from './use-analyses'
import { useOverrides } from './use-overrides'
import { useOwnItemPanel } from './use-own-item-panel'
import { ValuesDialog } from './values-dialog'

const Foot = ({ editor, close }: { readonly editor: Editor; readonly close: () => void }) => {
  const { t, lang } = useWords()
  const { editing, changed, fault, save, drop, doing } = editor
  const toast = useToast()
  const refuse = fault && (() => toast({ kind: 'warning', title: refusal(fault, lang) }))
  const note = fault === 'METHOD_EMPTY' && changed ? <em>{refusal(fault, lang)}</em> : t('analyses.note')
  return (
    <footer className={styles.foot}>
      <span role="status">{doing ? message(doing, lang) : note}</span>
      {editing.uuid && (
        <Button danger type="text" icon={<Trash2 size={14} />} onClick={drop}>
          {t('analyses.delete')}
        </Button>
      )}
      <Button onClick={close}>{t('app.cancel')}</Button>
      <Button type="primary" loading={doing !== null} data-quiet={fault !== null} onClick={refuse ?? save}>
        {t('app.save')}
      </Button>
    </footer>
  )
}

const Dialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const editor = useAnalysesEditor()
  const { editing, edit, library } = editor
  const { overrides, put } = useOverrides()
  const confirm = useConfirm()
  const [picked, pick] = useState<string | null>(null)
  const [customised, customise] = useState<string | null>(null)
  const leave = async () => {
    const question = { code: 'CONFIRM_UNSAVED_METHOD', act: t('app.close'), loses: true } as const
    if (editor.changed && !(await confirm({ ...question, stay: t('analyses.back') }))) return
    editor.discard()
    close()
  }
  const take = (item: string) => {
    pick(item)
    edit(now => insert(now, [item]))
  }
  const own = useOwnItemPanel(editor, take)
  const ownItems = editor.items.items
  const giveBack = (item: string) => edit(now => remove(now, [item]))
  return (
    <>
      <Modal
        open={own.panel === null}
        // While the panel is open, Escape belongs to it.
        keyboard={own.panel === null}
        centered
        width={1100}
        title={<DialogHead editor={editor} />}
        footer={null}
        onCancel={() => own.panel === null && void leave()}
      >
        <NameFields editor={editor} />
        <div className={styles.columns}>
          <AvailableList
            {...{ library, chosen: editing.parts.items, ownItems, picked, pick, add: take, giveBack }}
            {...{ create: own.create, change: own.change, drop: own.drop }}
          />
          <SelectedList
            {...{ library, items: editing.parts.items, overrides, ownItems, picked, pick, customise }}
            drop={(item, at) => edit(now => insert(now, [item], at))}
            shift={(item, by) => edit(now => shift(now, item, by))}
            remove={giveBack}
          />
          <ItemPreview library={library} parts={editing.parts} picked={picked} customItems={ownItems} />
        </div>
        <LineChips
          library={library}
          lines={editing.parts.lines}
          toggle={line => edit(now => toggleLine(now, line))}
          set={lines => edit(now => withLines(now, lines))}
        />
        <Foot editor={editor} close={() => void leave()} />
        {customised && (
          <ValuesDialog
            {...{ library, item: customised, ownItems }}
            override={overrides[customised]}
            close={() => customise(null)}
            save={(override, was) => put(customised, override, was)}
          />
        )}
      </Modal>
      {own.panel}
    </>
  )
}

/** Own analyses: create, edit, delete, import and export, and give items own texts and norms. */
export const AnalysesDialog = () => {
  const { open, close } = useDialogs()
  return open === 'analyses' ? <Dialog close={close} /> : null
}
