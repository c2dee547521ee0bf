import '../../words/late/documents'
import { TopBar } from '../../parts/top-bar'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'
import { Verify } from './verify'

/** Verifies any PDF, of whatever case. */
export const VerifyPage = () => {
  const { t } = useWords()
  return (
    <>
      <TopBar name={t('routes.verify')} />
      <div className={styles.page}>
        <Verify />
      </div>
    </>
  )
}
