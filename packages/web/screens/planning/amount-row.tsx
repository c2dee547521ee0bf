import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { InputNumber } from 'antd'
import { memo } from 'react'
import { useWords } from '../../words/i18n'
import styles from './amounts.module.css'
import { type AmountField, amountOf, limitsOf, withAmount } from './fields'
import { usePlanned, usePlanTable } from './table'

interface AmountRowProps {
  readonly segment: SegmentName
  readonly field: AmountField
  readonly disabled: boolean
}

/** Nothing beyond is ever planned; the wire refuses it too. */
const farthest = { mm: 50, '°': 90 } as const

const rounded = (value: number): number => Math.round(value * 10) / 10

/** One amount of a movement: a slider whose ends are the usual limits, and the number, which may go beyond. Drawn anew only where its own amount changes. */
export const AmountRow = memo(({ segment, field, disabled }: AmountRowProps) => {
  const { t } = useWords()
  const { desk, planned } = usePlanTable()
  const value = usePlanned(({ document }) => rounded(amountOf(document.plan.moves, segment, field)))
  const [least, greatest] = limitsOf(segment, field)
  const label = t(`planning.amounts.${field.words}`)
  const set = (next: number | null, how: 'step' | 'nudge') => {
    const bounded = Math.min(Math.max(next ?? 0, -farthest[field.unit]), farthest[field.unit])
    desk.move(segment, withAmount(planned().document.plan.moves, segment, field, bounded), how)
  }
  const beyond = value < least || value > greatest
  return (
    <div className={styles.amount} data-beyond={beyond}>
      <span>{label}</span>
      <input
        type="range"
        aria-label={label}
        min={least}
        max={greatest}
        step={0.1}
        value={value}
        disabled={disabled}
        onChange={event => set(Number(event.currentTarget.value), 'nudge')}
      />
      <InputNumber
        size="small"
        aria-label={`${segment} ${label}`}
        value={value}
        step={0.1}
        precision={1}
        disabled={disabled}
        suffix={field.unit}
        controls={false}
        keyboard
        onChange={next => set(next, 'nudge')}
      />
    </div>
  )
})
