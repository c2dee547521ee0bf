import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './printed-sheet.module.css'

interface PrintedSheetProps {
  /** The look of what is on it, with the margins of its pages. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** All that the browser prints while it is there; never seen on the screen. */
export const PrintedSheet = ({ className, children }: PrintedSheetProps) =>
  createPortal(
    <article className={`${styles.sheet} ${className}`} aria-hidden>
      {children}
    </article>,
    document.body,
  )
