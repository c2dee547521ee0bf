import '../../words/late/share'
import { useShares } from '../../api/share'
import { ShareLines } from '../../share-links/share-lines'
import { useWords } from '../../words/i18n'
import styles from './clinic.module.css'
import { NewLink } from './new-link'

/** Every link by which an outsider sees a case; links are made and revoked here. */
export const Links = () => {
  const { t } = useWords()
  const { data: links } = useShares(null, true)
  if (!links) return null
  return (
    <section className={styles.part} aria-label={t('share.title')}>
      <header className={styles.head}>
        <h2>{t('share.title')}</h2>
        <p>{t(links.length === 0 ? 'share.none' : 'share.hint')}</p>
        <NewLink />
      </header>
      <ShareLines caseUuid={null} links={links} />
    </section>
  )
}
