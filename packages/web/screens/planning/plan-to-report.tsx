import { isDirty } from '@sella/workbench/planning/plan-history'
import { FileText } from 'lucide-react'
import { useNavigate } from 'react-router'
import { caseAddress, useCase } from '../../case/case'
import { ToolButton } from '../../case/tool-button'
import { useStore } from '../../editor/use-store'
import { designPath } from '../../paths'
import { useWords } from '../../words/i18n'
import { usePlanTable } from './table'
import { useSavePlan } from './use-save-plan'

/** Opens the report with the open plan preselected; unsaved changes are saved first, for the report is made of saved plans. */
export const PlanToReport = () => {
  const { t } = useWords()
  const { patient, record } = useCase()
  const navigate = useNavigate()
  const { desk } = usePlanTable()
  const save = useSavePlan()
  const plan = useStore(desk.state, state => state.open?.uuid ?? null)
  const ask = async () => {
    const now = desk.state.get().open
    if (now && isDirty(now.history)) await save()
    const after = desk.state.get().open
    if (plan && after && !isDirty(after.history))
      void navigate(`${caseAddress(designPath, patient.uuid, record?.uuid)}&plan=${encodeURIComponent(plan)}`)
  }
  return (
    <ToolButton
      icon={FileText}
      label={t('planning.toReport')}
      blocked={plan === null ? t('planning.blocked.plan') : null}
      onClick={() => void ask()}
    />
  )
}
