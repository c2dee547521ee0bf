import { Fragment } from 'react'
import styles from './dated.module.css'

const day = /(\d{4}-\d{2}-\d{2})/

/** A text whose dates are never broken at their hyphens. */
export const Dated = ({ text }: { readonly text: string }) =>
  text.split(day).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <span key={i} className={styles.day}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <Fragment key={i}>{part}</Fragment>
    ),
  )
