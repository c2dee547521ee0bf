import { useToast } from '../../parts/toast'
import { message } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { usePlanTable } from './table'

/** Saves the open plan and reports it; refusals are reported by `useRefusals`, a conflict by its own dialog. */
export const useSavePlan = () => {
  const { lang } = useWords()
  const toast = useToast()
  const { desk } = usePlanTable()
  return async () => {
    if (await desk.save()) toast({ kind: 'done', title: message('SAVED', lang), about: 'plan' })
  }
}
