import { useWords } from '../words/i18n'
import styles from './language-switch.module.css'
import { useChangeLang } from './use-change-lang'

const both = [
  ['zh', 'app.zh', 'app.toChinese'],
  ['en', 'app.en', 'app.toEnglish'],
] as const

export const LanguageSwitch = () => {
  const { t, lang } = useWords()
  const changeLang = useChangeLang()
  return (
    <fieldset className={styles.switch} aria-label={t('app.language')}>
      {both.map(([to, label, says]) => (
        <button key={to} type="button" aria-pressed={lang === to} title={t(says)} onClick={() => changeLang(to)}>
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}
