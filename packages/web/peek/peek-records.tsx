import type { PatientRow } from '@sella/contract/entities'
import { Link } from 'react-router'
import { caseAddress } from '../case/case'
import { useWords } from '../words/i18n'
import styles from './peek.module.css'

/** The records of a case, newest first, each a link to its images. */
export const PeekRecords = ({ row }: { readonly row: PatientRow }) => {
  const { t } = useWords()
  return (
    <section>
      <h3 className={styles.label}>{t('patients.peekRecords')}</h3>
      {row.records.length === 0 && <p className={styles.none}>{t('patients.noRecords')}</p>}
      <ul className={styles.records}>
        {row.records.toReversed().map(record => (
          <li key={record.uuid}>
            <Link to={caseAddress('/patientImage', row.uuid, record.uuid)}>
              <i data-film={record.hasFilm} aria-hidden />
              <span>{record.createday.slice(0, 10)}</span>
              <span>{t(`patients.recordLong.type${record.type}`)}</span>
              <span className={styles.pictures}>{t('patients.pictures', { count: record.photos })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
