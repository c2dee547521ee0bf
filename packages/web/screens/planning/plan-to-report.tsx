import { isDirty } from '@sella/workbench/planning/plan-history'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCase } from '../../case/case'
import { ToolButton } from '../../case/tool-button'
import { useStore } from '../../editor/use-store'
import { useWords } from '../../words/i18n'
import { usePlanTable } from './table'
import { useSavePlan } from './use-save-plan'

const CaseReport = lazy(async () => ({ default: (await import('../../report/case-report')).CaseReport }))

/** Opens the report with the open plan chosen; what is not saved yet is saved first, for the report is made of saved plans. */
export const PlanToReport = () => {
  const { t } = useWords()
  const open = useCase()
  const { desk } = usePlanTable()
  const save = useSavePlan()
  const plan = useStore(desk.state, state => state.open?.uuid ?? null)
  const [shown, setShown] = useState(false)
  const ask = async () => {
    const now = desk.state.get().open
    if (now && isDirty(now.history)) await save()
    const after = desk.state.get().open
    if (after && !isDirty(after.history)) setShown(true)
  }
  return (
    <>
      <ToolButton icon={FileText} label={t('planning.toReport')} disabled={plan === null} onClick={() => void ask()} />
      {shown && plan && (
        <Suspense fallback={null}>
          <CaseReport open={open} plans={[plan]} close={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}
