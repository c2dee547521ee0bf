import type { PatientRow } from '@sella/contract/entities'
import { DraftingCompass, ScanFace } from 'lucide-react'
import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

type Records = PatientRow['records']

/** How many records there are of each type. */
export const RecordDots = ({ records }: { readonly records: Records }) => {
  const { t } = useWords()
  return (
    <span className={styles.dots}>
      {([1, 2, 3] as const).map(type => {
        const count = records.filter(record => record.type === type).length
        const says = t('patients.recordCount', { stage: t(`patients.recordLong.type${type}`), count })
        return (
          <span key={type} data-there={count > 0} title={says}>
            <span className="unseen">{says}</span>
            <i aria-hidden />
            <span aria-hidden>{`${t(`patients.recordShort.type${type}`)}${count > 1 ? `×${count}` : ''}`}</span>
          </span>
        )
      })}
    </span>
  )
}

/** Whether a case has a film and a tracing. */
export const Material = ({ records }: { readonly records: Records }) => {
  const { t } = useWords()
  const film = records.some(record => record.hasFilm)
  const tracing = records.some(record => record.hasTracing)
  return (
    <span className={styles.material}>
      <span data-there={film} title={t(film ? 'patients.film' : 'patients.noFilm')}>
        <ScanFace size={16} aria-hidden />
        <span className="unseen">{t(film ? 'patients.film' : 'patients.noFilm')}</span>
      </span>
      <span data-there={tracing} title={t(tracing ? 'patients.tracing' : 'patients.noTracing')}>
        <DraftingCompass size={16} aria-hidden />
        <span className="unseen">{t(tracing ? 'patients.tracing' : 'patients.noTracing')}</span>
      </span>
    </span>
  )
}
