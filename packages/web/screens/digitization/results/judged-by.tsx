import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import styles from './results.module.css'

/** The sex and age group by which the rows are judged, and the age: `female, early permanent, 12 years 3 months`. */
export const JudgedBy = () => {
  const { lang } = useWords()
  const { analysis, patient, record } = useStore(useDesk().choice, choice => choice)
  const { evaluation } = useCommitted()
  return <p className={styles.judgedBy}>{judgedByWords(analysis, subjectOf(patient, record), evaluation.rows)[lang]}</p>
}
