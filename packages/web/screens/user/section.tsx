import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './user.module.css'

/** A section of the personal centre: title and hint at the left, content beside them. */
export const Section = ({
  title,
  hint,
  place,
  children,
}: {
  readonly title: string
  readonly hint: string
  /** After `#` in the address of who is led here. */
  readonly place?: string
  readonly children: ReactNode
}) => {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const led = useLocation().hash === `#${place}`
  useEffect(() => {
    if (!led) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [led])
  return (
    <section className={styles.section} aria-labelledby={id} ref={box}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
