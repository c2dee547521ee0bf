import styles from './shut-select.module.css'

/**
 * For a list of antd that cannot be opened now: it stays in reach of the keyboard, and pointer and screen readers learn why.
 * `why` null: nothing, it opens.
 */
export const shutSelect = (why: string | null) =>
  why === null ? {} : { open: false, 'aria-disabled': true, 'aria-description': why, title: why, className: styles.shut ?? '' }
