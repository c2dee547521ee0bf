import type { PointName } from '@sella/ceph/data/point-name'
import { isRulePoint } from '@sella/ceph/edges/rule-points'
import { takeByRule } from '@sella/workbench/bench/by-rule'
import { useStore } from '../../../editor/use-store'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

export const byRuleKey = 'T'

/** Taking the point in hand by its definition from the film's edge; says so where the film shows none. */
export const useByRule = () => {
  const { t } = useWords()
  const toast = useToast()
  const { bench, subject } = useDesk()
  const inHand = useStore(bench.hand, ({ guided, selected }) => guided ?? selected)
  const can = (name: PointName | null): boolean => subject.view === 'film' && name !== null && isRulePoint(name)
  const take = (): void => {
    if (!can(bench.hand.get().guided ?? bench.hand.get().selected)) return
    if (takeByRule(bench) === 'no-edge') toast({ kind: 'warning', title: t('bench.byRule.noEdge'), text: t('bench.byRule.hint') })
  }
  return { inHand, can, take }
}
