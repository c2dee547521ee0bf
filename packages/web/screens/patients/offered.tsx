import { FileText } from 'lucide-react'
import { useWords } from '../../words/i18n'
import type { Offer } from './offer'
import styles from './patient-drawer.module.css'

/** Says where the entries of the form come from, and that nothing of it is stored yet. */
export const Offered = ({ offer: { dropped, source } }: { readonly offer: Offer }) => {
  const { t } = useWords()
  return (
    <div className={styles.offered} role="status">
      <FileText size={16} aria-hidden />
      <div>
        <p>{t('patients.drop.files', { count: dropped.files.length })}</p>
        <small>{source ? t('patients.drop.from', { name: source }) : t('patients.drop.silent')}</small>
      </div>
    </div>
  )
}
