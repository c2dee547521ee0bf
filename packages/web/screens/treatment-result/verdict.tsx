import { resultWords as words } from '@sella/drawing/report/result/words'
import { useWords } from '../../words/i18n'
import styles from './treatment-result.module.css'

/** By dot and word, so that it works without colour. */
export const Verdict = ({ changed }: { readonly changed: boolean }) => {
  const { lang } = useWords()
  return (
    <span className={styles.verdict} data-changed={changed}>
      <i aria-hidden="true" />
      {(changed ? words.changed : words.within)[lang]}
    </span>
  )
}
