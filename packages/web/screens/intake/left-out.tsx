import type { OutGroup } from '@sella/workbench/uploads/receipt'
import { FileX } from 'lucide-react'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'

const shownNames = 3

/** Files that were not taken, by reason. */
export const LeftOut = ({ groups }: { readonly groups: readonly OutGroup[] }) => {
  const { t, lang } = useWords()
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <section className={styles.panel} aria-label={t('receipt.left')}>
      <header>
        <h2>{`${t('receipt.left')} ${count}`}</h2>
      </header>
      {count === 0 && <p className={styles.nothing}>{t('receipt.leftNone')}</p>}
      <ul>
        {groups.map(({ why, items }) => {
          const names = items.map(({ name }) => name)
          return (
            <li key={items[0]?.id}>
              <FileX size={16} aria-hidden />
              <div>
                <b title={names.join('\n')}>{names.slice(0, shownNames).join(t('app.separator'))}</b>
                {names.length > shownNames && <small>{t('receipt.more', { count: names.length })}</small>}
                <p>{typeof why === 'string' ? t(`receipt.why.${why}`) : refusal(why.code, lang, why.details)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
