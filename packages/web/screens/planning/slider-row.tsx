import { InputNumber } from 'antd'
import styles from './amounts.module.css'

interface SliderRowProps {
  readonly label: string
  /** The accessible name of the number, if the row's label is not unique. */
  readonly name?: string
  readonly value: number
  /** Range of the slider; the number may exceed it. */
  readonly ends: readonly [least: number, greatest: number]
  /** Limits of the number; none where the receiver limits it. */
  readonly within?: readonly [least: number, greatest: number]
  readonly step: number
  readonly unit: string
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** An amount as a slider and as a number. */
export const SliderRow = ({ label, name = label, value, ends, within, step, unit, disabled, onChange }: SliderRowProps) => (
  <div className={styles.amount} data-beyond={value < ends[0] || value > ends[1]}>
    <span>{label}</span>
    <input
      type="range"
      aria-label={label}
      min={ends[0]}
      max={ends[1]}
      step={step}
      value={value}
      disabled={disabled}
      onChange={event => onChange(Number(event.currentTarget.value))}
    />
    <InputNumber
      size="small"
      aria-label={name}
      value={value}
      step={step}
      precision={Number.isInteger(step) ? 0 : 1}
      min={within?.[0]}
      max={within?.[1]}
      disabled={disabled}
      suffix={unit}
      controls={false}
      keyboard
      onChange={next => onChange(next ?? 0)}
    />
  </div>
)
