import { nameParts } from './name-parts'
import styles from './name-text.module.css'

/**
 * A name that goes on in a new line after a dot, never before it: browsers take one between Chinese characters for a place to break
 * on either side. A part that is wider than its line breaks within.
 */
export const NameText = ({ name }: { readonly name: string }) => {
  const parts = nameParts(name)
  if (parts.length === 1) return name
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name
    <span key={i} className={styles.part}>
      {part}
    </span>
  ))
}
