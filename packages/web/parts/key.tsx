import type { ReactNode } from 'react'
import styles from './key.module.css'

/** A key of the keyboard in a hint; skipped by screen readers. */
export const Key = ({ children }: { readonly children: ReactNode }) => (
  <kbd className={styles.key} aria-hidden>
    {children}
  </kbd>
)
