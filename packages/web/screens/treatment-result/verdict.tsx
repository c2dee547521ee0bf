import type { Verdict as Result } from '@sella/drawing/report/result/verdict'
import { resultWords as words } from '@sella/drawing/report/result/words'
import { useWords } from '../../words/i18n'
import styles from './treatment-result.module.css'

/** By dot and word, so that it works without colour. */
export const Verdict = ({ verdict }: { readonly verdict: Result }) => {
  const { lang } = useWords()
  return (
    <span className={styles.verdict} data-changed={verdict === 'changed'}>
      <i aria-hidden="true" />
      {words[verdict][lang]}
    </span>
  )
}
