import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch'
import styles from './top-bar.module.css'

/** The bar of a page of the main layout: the route's name, a fact beside it, the page's own tools, the language. */
export const TopBar = ({
  name,
  fact,
  children,
}: {
  readonly name: string
  readonly fact?: string
  readonly children?: ReactNode
}) => (
  <header className={styles.top}>
    <h1 className={styles.route} title={name}>
      {name}
    </h1>
    {fact !== undefined && <span className={styles.fact}>{fact}</span>}
    <div className={styles.tools}>{children}</div>
    <div className={styles.language}>
      <LanguageSwitch />
    </div>
  </header>
)
