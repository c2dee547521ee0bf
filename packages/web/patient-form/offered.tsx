import { FileText, TriangleAlert } from 'lucide-react'
import { useWords } from '../words/i18n'
import styles from './patient-drawer.module.css'
import type { Contradiction, Offer } from './sayings'

/** Fields in which the files disagree, each value with a file that has it. */
const Contradictions = ({ all }: { readonly all: readonly Contradiction[] }) => {
  const { t } = useWords()
  const shown = ({ field, values }: Contradiction): string =>
    values
      .map(({ value, file }) => {
        const text = field === 'sex' && (value === 'male' || value === 'female') ? t(`app.${value}`) : value
        return t('patients.drop.valueIn', { value: text, file })
      })
      .join(t('app.separator'))
  return (
    <div className={styles.likely} role="alert">
      <TriangleAlert size={16} aria-hidden />
      <div>
        <p>{t('patients.drop.contradict')}</p>
        {all.map(contradiction => (
          <small key={contradiction.field} className={styles.contradiction}>
            <b>{t(`patients.form.${contradiction.field}`)}</b>
            {shown(contradiction)}
          </small>
        ))}
      </div>
    </div>
  )
}

/** Says where the prefilled values come from, and that nothing is stored yet. */
export const Offered = ({ offer: { dropped, sources, contradictions } }: { readonly offer: Offer }) => {
  const { t } = useWords()
  const [name = '', ...more] = sources
  const from = () => {
    if (sources.length === 0) return t('patients.drop.silent')
    return more.length > 0 ? t('patients.drop.fromSeveral', { name, count: sources.length }) : t('patients.drop.from', { name })
  }
  return (
    <>
      <div className={styles.offered} role="status">
        <FileText size={16} aria-hidden />
        <div>
          <p>{t('patients.drop.files', { count: dropped.files.length })}</p>
          <small>{from()}</small>
        </div>
      </div>
      {contradictions.length > 0 && <Contradictions all={contradictions} />}
    </>
  )
}
