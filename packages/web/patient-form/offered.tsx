import { FileText, TriangleAlert } from 'lucide-react'
import { textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import styles from './patient-drawer.module.css'
import { type Contradiction, type Offer, originOf } from './sayings'

/** Fields in which the files disagree, each value with a file that has it. */
const Contradictions = ({ all }: { readonly all: readonly Contradiction[] }) => {
  const { t } = useWords()
  const shown = ({ field, values }: Contradiction): string =>
    values
      .map(({ value, file }) => {
        const text = field === 'sex' && (value === 'male' || value === 'female') ? t(`app.${value}`) : value
        return t('patientForm.dropped.valueIn', { value: text, file })
      })
      .join(t('app.separator'))
  return (
    <div className={styles.likely} role="alert">
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>{t('patientForm.dropped.contradict')}</p>
        {all.map(contradiction => (
          <small key={contradiction.field} className={styles.contradiction}>
            <b>{t(`patientForm.${contradiction.field}`)}</b>
            {shown(contradiction)}
          </small>
        ))}
      </div>
    </div>
  )
}

/** Says where the prefilled values come from, and that nothing is stored yet. */
export const Offered = ({ offer: { dropped, sources, contradictions, unread } }: { readonly offer: Offer }) => {
  const { t, lang } = useWords()
  const [name = ''] = sources
  const [first] = unread
  return (
    <>
      <div className={styles.offered} role="status">
        <FileText size={16} aria-hidden />
        <div>
          <p>{t('patientForm.dropped.files', { count: dropped.files.length })}</p>
          <small>{t(`patientForm.dropped.${originOf({ sources, unread })}`, { name, count: sources.length })}</small>
          {first && (
            <small className={styles.unread}>
              {t(unread.length > 1 ? 'patientForm.dropped.unreadSeveral' : 'patientForm.dropped.unread', {
                name: first.file,
                count: unread.length,
                why: textOf(first.error, lang),
              })}
            </small>
          )}
        </div>
      </div>
      {contradictions.length > 0 && <Contradictions all={contradictions} />}
    </>
  )
}
