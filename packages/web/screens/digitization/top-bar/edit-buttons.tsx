import { takeTool } from '@sella/workbench/bench/bench'
import { cancelEditing, dirty, startEditing } from '@sella/workbench/session/session'
import { Button } from 'antd'
import { Check, Spline } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { drafts } from '../../../memory/drafts'
import { GroupButton } from '../../../parts/group-button'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import { useDesk, useEditing } from '../desk'
import { useSave } from '../saving/save'
import styles from './top-bar.module.css'

/** Cancel restores the saved points and leaves editing; for a moment it can be taken back. */
export const useCancel = () => {
  const { t } = useWords()
  const toast = useToast()
  const { bench, photo } = useDesk()
  return () => {
    takeTool(bench, 'select')
    const before = bench.session.get()
    bench.session.set(cancelEditing)
    drafts.forget(photo.uuid)
    const back = {
      label: t('workbench.bar.undo'),
      run: () => bench.session.set(now => (now.saved === before.saved ? before : now)),
    }
    if (dirty(before)) toast({ kind: 'done', title: t('workbench.state.cancelled'), action: back })
  }
}

/** Edit points; while editing, Save and Cancel in its place. */
export const EditButtons = () => {
  const { t } = useWords()
  const { bench, saver } = useDesk()
  const editing = useEditing()
  const { save } = useSave()
  const busy = useStore(saver.state, s => s.busy)
  const cancel = useCancel()
  if (!editing)
    return <GroupButton icon={Spline} label={t('workbench.bar.edit')} onClick={() => bench.session.set(startEditing)} />
  return (
    <div className={styles.edit}>
      <Button type="primary" size="small" icon={<Check size={14} />} loading={busy} onClick={() => void save()}>
        {t('app.save')}
        <kbd className={styles.key}>{/Mac/.test(navigator.platform) ? '⌘S' : 'Ctrl S'}</kbd>
      </Button>
      <Button size="small" onClick={cancel}>
        {t('app.cancel')}
      </Button>
    </div>
  )
}
