import { SignIn } from '../../sign-in/sign-in'
import { useWords } from '../../words/i18n'
import styles from './login.module.css'

export const Login = () => {
  const { t } = useWords()
  return (
    <main className={styles.page}>
      <h1 className="unseen">{t('app.signIn')}</h1>
      <div className={styles.panel}>
        <SignIn first />
      </div>
    </main>
  )
}
