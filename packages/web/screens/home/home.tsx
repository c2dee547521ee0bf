import '../../words/late/home'
import { SignIn } from '../../sign-in/sign-in'
import { useWords } from '../../words/i18n'
import styles from './home.module.css'
import { ProductPicture } from './product-picture'

const facts = ['points', 'numbers', 'data'] as const

/** Presents the product with pictures made by the product itself, and leads to sign-in. */
export const Home = () => {
  const { t, lang } = useWords()
  return (
    <main className={styles.page}>
      <section className={styles.story}>
        <h1 className={styles.statement}>
          <span>{t('home.lines.first')}</span>
          {lang === 'en' && ' '}
          <span>{t('home.lines.second')}</span>
        </h1>
        <p className={styles.sub}>{t('home.sub')}</p>
        <ProductPicture />
        <ul className={styles.facts}>
          {facts.map(fact => (
            <li key={fact}>
              <h2>{t(`home.facts.${fact}.title`)}</h2>
              <p>{t(`home.facts.${fact}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.enter} aria-label={t('app.signIn')}>
        <SignIn />
      </section>
    </main>
  )
}
