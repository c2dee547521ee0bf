import { type ReactNode, useId } from 'react'
import styles from './user.module.css'

/** A section of the personal centre: title and hint at the left, content beside them. */
export const Section = ({
  title,
  hint,
  children,
}: {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
