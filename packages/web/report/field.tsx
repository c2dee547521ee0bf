import type { ErrorCode } from '@sella/contract/errors'
import type { ReactNode } from 'react'
import { refusal } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './export.module.css'

interface FieldProps {
  readonly label: string
  readonly note?: string
  readonly code: ErrorCode | null
  readonly children: ReactNode
}

/** A field of the report with its label and error. */
export const Field = ({ label, note, code, children }: FieldProps) => {
  const { lang } = useWords()
  return (
    <div className={styles.field}>
      <p>
        {label}
        <small>{note}</small>
      </p>
      {children}
      {code && (
        <p className={styles.fault} role="alert">
          {refusal(code, lang)}
        </p>
      )}
    </div>
  )
}
