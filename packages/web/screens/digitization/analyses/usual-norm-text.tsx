import { type UsualNorm, usualNormFor, usualNormOn } from '@sella/ceph/analysis/usual-norms'
import { showNorm } from '@sella/ceph/measure/display'
import { useWords } from '../../../words/i18n'
import styles from './analyses.module.css'

/** `female 18 ± 3`, or the numbers alone where they judge everyone. */
const useNormText = () => {
  const { lang } = useWords()
  return (norm: UsualNorm, whole: boolean) =>
    [usualNormFor(norm)[lang], showNorm(norm), ...(whole ? [norm.byYears?.[lang], usualNormOn(norm)?.[lang]] : [])]
      .filter(Boolean)
      .join(' ')
}

/**
 * The norms of a chosen item, a line each; that of unknown sex and whom they were measured on are left to the dialog of its values.
 */
export const RowNorms = ({ norms }: { readonly norms: readonly UsualNorm[] }) => {
  const { t } = useWords()
  const text = useNormText()
  const judging = norms.filter(({ sex, offered }) => sex !== 'unknown' && !offered)
  if (judging.length === 0) return <small>{t('app.none')}</small>
  const lines = judging.map(norm => text(norm, false))
  return (
    <small className={styles.norms}>
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </small>
  )
}

/** What an item is judged by unless the doctor gives values of her own. */
export const UsualText = ({ norms }: { readonly norms: readonly UsualNorm[] }) => {
  const { t } = useWords()
  const text = useNormText()
  if (norms.length === 0) return t('analyses.noNorm')
  const words = norms.some(({ offered }) => offered) ? 'offered' : 'usual'
  return t(`analyses.${words}`, { norm: norms.map(norm => text(norm, true)).join(t('app.separator')) })
}
