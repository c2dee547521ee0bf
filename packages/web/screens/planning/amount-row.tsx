import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { type AmountField, amountOf, limitsOf, planable, withAmount } from '@sella/workbench/planning/amount-fields'
import type { Planned } from '@sella/workbench/planning/planned'
import { memo } from 'react'
import { useWords } from '../../words/i18n'
import { SliderRow } from './slider-row'
import { usePlanned, usePlanTable } from './table'

interface AmountRowProps {
  readonly segment: SegmentName
  readonly field: AmountField
  readonly disabled: boolean
}

/** The entered amount; for a mandible that rotates until a stop, the resulting one. */
const shownOf = ({ document, prediction }: Planned, segment: SegmentName, field: AmountField): number => {
  const { moves } = document.plan
  const stopped = segment === 'MDA' && (moves.MDA?.stops.length ?? 0) > 0
  return stopped && prediction.status === 'predicted' ? prediction.autorotation.degrees : amountOf(moves, segment, field)
}

/**
 * One amount of a movement: a slider over the usual limits, and a number, which may exceed them. Re-rendered only when its own
 * amount changes.
 */
export const AmountRow = memo(({ segment, field, disabled }: AmountRowProps) => {
  const { t } = useWords()
  const { desk, planned } = usePlanTable()
  const value = usePlanned(planned => planable(shownOf(planned, segment, field), field.unit))
  const [least, greatest] = limitsOf(segment, field)
  const label = t(`planning.amounts.${field.words}`)
  const set = (next: number) => {
    const amount = planable(next, field.unit)
    desk.move(segment, withAmount(planned().document.plan.moves, segment, field, amount), 'nudge')
  }
  return (
    <SliderRow
      {...{ label, value, disabled, unit: field.unit, step: 0.1 }}
      name={`${segment} ${label}`}
      ends={[least, greatest]}
      onChange={set}
    />
  )
})
