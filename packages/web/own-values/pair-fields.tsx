import { Input, type InputRef } from 'antd'
import type { RefCallback } from 'react'
import styles from './own-values.module.css'
import type { PairText } from './pair'

interface PairFieldsProps {
  /** Whom or what the norm is for. */
  readonly label: string
  /** The sign of the unit, in each field. */
  readonly unit?: string
  readonly names: { readonly mean: string; readonly sd: string }
  readonly pair: PairText
  /** What is wrong with it, in words; null for nothing. */
  readonly fault: string | null
  /** Of a dialog's first pair: the field that has the cursor when it opens. */
  readonly first?: RefCallback<InputRef> | undefined
  readonly change: (pair: PairText) => void
}

/** Mean and SD of one norm, with what is wrong with them. */
export const PairFields = ({ label, unit = '', names, pair, fault, first, change }: PairFieldsProps) => (
  <div className={styles.pair}>
    <span>{label}</span>
    {(['mean', 'sd'] as const).map(key => (
      <Input
        key={key}
        size="small"
        ref={key === 'mean' ? first : undefined}
        inputMode="decimal"
        placeholder={names[key]}
        aria-label={`${label} ${names[key]}`}
        status={fault ? 'error' : ''}
        suffix={unit ? <small>{unit}</small> : null}
        value={pair[key]}
        onChange={event => change({ ...pair, [key]: event.target.value })}
      />
    ))}
    {fault && <em role="alert">{fault}</em>}
  </div>
)
