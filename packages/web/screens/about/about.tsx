import '../../words/late/about'
import styles from '../../about/about.module.css'
import { AboutText } from '../../about/about-text'
import { useWords } from '../../words/i18n'

/** What the product is and the sources it relies on, for visitors; doctors find the same text in the personal centre. */
export const About = () => {
  const { t } = useWords()
  return (
    <main className={styles.page}>
      <h1>{t('about.title')}</h1>
      <AboutText />
    </main>
  )
}
