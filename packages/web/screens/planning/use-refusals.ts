import { useEffect } from 'react'
import { useStore } from '../../editor/use-store'
import { useToast } from '../../parts/toast'
import { refusal, textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { refusalTitle } from './refusal-title'
import { usePlanTable } from './table'

/**
 * Reports the refused acts on plans, once each, whatever is open. Plans that failed to load are reported in their place, and a
 * conflict has its own dialog.
 */
export const useRefusals = (): void => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { desk } = usePlanTable()
  const failed = useStore(desk.state, state => state.failed)
  const asks = useStore(desk.state, state => state.conflict !== null)
  useEffect(() => {
    if (!failed || failed.act === 'load' || (asks && failed.refused.reason === 'PLAN_CONFLICT')) return
    const key = refusalTitle(failed.act, failed.refused)
    const title = key === null ? refusal('SAVE_FAILED', lang) : t(key)
    toast({ kind: 'error', title, text: textOf(failed.refused, lang), about: 'plan' })
  }, [failed, asks, toast, t, lang])
}
