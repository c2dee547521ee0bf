import { emptyPlanDocument } from '@sella/contract/documents/plan'
import { freePlanName } from '@sella/workbench/planning/plan-name'
import { type ReactNode, useState } from 'react'
import { Confirm } from '../../parts/confirm'
import { useWords } from '../../words/i18n'
import { newPlan } from './own-table-read'
import { usePlanTable } from './table'
import { useOwnTable } from './use-own-table'

interface Creating {
  /** The ratios to use are not known yet. */
  readonly waiting: boolean
  readonly create: () => Promise<void>
  /** The question it may raise. */
  readonly question: ReactNode
}

/**
 * Creates new plans. If the doctor's own ratios could not be loaded, they are requested once more, then she is asked: they are
 * never dropped silently.
 */
export const useCreating = (): Creating => {
  const { t } = useWords()
  const { desk } = usePlanTable()
  const own = useOwnTable()
  const [asked, ask] = useState(false)
  const numbered: Parameters<typeof desk.create>[0] = taken =>
    freePlanName(taken, n => t('planning.numbered', { n }), (desk.state.get().plans ?? []).length + 1)
  const create = async () => {
    const from = newPlan(own) ?? newPlan(await own.again())
    if (from) await desk.create(numbered, from)
    else ask(true)
  }
  const question = asked && (
    <Confirm
      title={t('planning.ratios.unread')}
      text={t('planning.ratios.unreadNew')}
      verb={t('planning.ratios.createPublished')}
      onNo={() => ask(false)}
      onYes={() => {
        ask(false)
        void desk.create(numbered, emptyPlanDocument)
      }}
    />
  )
  return { waiting: own.waiting, create, question }
}
