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
  const [asked, ask] = useState<string | null>(null)
  const create = async () => {
    const plans = desk.state.get().plans ?? []
    const name = freePlanName(plans, n => t('planning.numbered', { n }), plans.length + 1)
    const from = newPlan(own) ?? newPlan(await own.again())
    if (from) await desk.create(name, from)
    else ask(name)
  }
  const question = asked !== null && (
    <Confirm
      title={t('planning.ratios.unread')}
      text={t('planning.ratios.unreadNew')}
      verb={t('planning.ratios.createPublished')}
      onNo={() => ask(null)}
      onYes={() => {
        ask(null)
        void desk.create(asked, emptyPlanDocument)
      }}
    />
  )
  return { waiting: own.waiting, create, question }
}
