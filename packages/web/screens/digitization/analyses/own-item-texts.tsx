import { Input } from 'antd'
import { useWords } from '../../../words/i18n'
import type { Fields } from './own-draft'
import styles from './own-item.module.css'

const sides = ['small', 'normal', 'large'] as const
const languages = ['zh', 'en'] as const

/** What a small, a normal and a large value mean, in both languages; a text in one language serves for both. */
export const OwnItemTexts = ({ fields, change }: { readonly fields: Fields; readonly change: (fields: Fields) => void }) => {
  const { t } = useWords()
  return (
    <section className={styles.block}>
      <header>
        <b>{t('own.texts')}</b>
      </header>
      {sides.map(side => (
        <div key={side} className={styles.texts}>
          <span>{t(`own.${side}`)}</span>
          {languages.map(lang => (
            <Input
              key={lang}
              size="small"
              maxLength={500}
              placeholder={t(`own.textLang.${lang}`)}
              aria-label={`${t(`own.${side}`)} ${t(`own.textLang.${lang}`)}`}
              value={fields.texts[side][lang]}
              onChange={event =>
                change({ ...fields, texts: { ...fields.texts, [side]: { ...fields.texts[side], [lang]: event.target.value } } })
              }
            />
          ))}
        </div>
      ))}
    </section>
  )
}
