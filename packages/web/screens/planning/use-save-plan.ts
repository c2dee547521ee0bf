import { useToast } from '../../parts/toast'
import { message, refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { usePlanTable } from './table'

/** Saves the open plan and says what came of it; a conflict has a dialog of its own. */
export const useSavePlan = () => {
  const { lang } = useWords()
  const toast = useToast()
  const { desk } = usePlanTable()
  return async () => {
    if (await desk.save()) return toast({ kind: 'done', title: message('SAVED', lang), about: 'plan' })
    const { failed, conflict } = desk.state.get()
    if (!conflict)
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: failed ? textOf(failed, lang) : '', about: 'plan' })
  }
}
