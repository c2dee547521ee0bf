import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** Attributes required of a control inside a field. */
export interface Wiring {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | null
  readonly needed?: boolean
  readonly children: (wiring: Wiring) => ReactNode
}

/** A labelled control; its error, or otherwise its hint, is below and is read out with it. */
export const Field = ({ label, hint, error, needed, children }: FieldProps) => {
  const id = useId()
  const below = error || hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {needed && (
          <span className={styles.needed} aria-hidden>
            {'*'}
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': below ? `${id}-below` : undefined })}
      {below && (
        <p id={`${id}-below`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error && <CircleAlert size={14} aria-hidden />}
          {below}
        </p>
      )}
    </div>
  )
}
