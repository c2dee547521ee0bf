import type { ComponentProps, ReactNode } from 'react'
import styles from './text-input.module.css'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  readonly onText: (text: string) => void
  /** On the inside at the right: a button, a unit. */
  readonly suffix?: ReactNode
  /** 32 px high, beside antd's controls. */
  readonly low?: boolean
}

/** A text input, 40 px high, for the pages that open first: without antd's Input and its dependencies. */
export const TextInput = ({ onText, suffix, low, ...input }: TextInputProps) => (
  <span className={styles.box} data-low={low}>
    <input {...input} onChange={event => onText(event.target.value)} />
    {suffix}
  </span>
)
