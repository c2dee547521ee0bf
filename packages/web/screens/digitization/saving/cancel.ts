import { takeTool } from '@sella/workbench/bench/bench'
import { cancelEditing, dirty } from '@sella/workbench/session/session'
import { drafts } from '../../../memory/drafts'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** Cancel restores the saved points and leaves editing; it can be undone for a moment. */
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
      label: t('workbench.state.takeBack'),
      run: () => bench.session.set(now => (now.saved === before.saved ? before : now)),
    }
    if (dirty(before)) toast({ kind: 'done', title: t('workbench.state.cancelled'), action: back, about: 'save' })
  }
}
