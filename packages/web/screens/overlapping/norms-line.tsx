import { judgingGroupWords, judgingNormsWords } from '@sella/ceph/analysis/judged-by'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { useWords } from '../../words/i18n'
import styles from './change-table.module.css'
import { monthOf } from './record-words'
import { useTable } from './table'
import { useChanges } from './use-changes'

/**
 * The sex, any norms of adults, and the age group of each record by which values are judged: `both sexes · 23-09 primary/mixed · 26-05 early
 * permanent`.
 */
export const NormsLine = () => {
  const { t, lang } = useWords()
  const { chosen, patient } = useTable()
  const { analysis, evaluations } = useChanges()
  if (!analysis) return null
  const subjects = chosen.map(({ record }) => ({ record, subject: subjectOf(patient, record) }))
  const [first] = subjects
  const sex = first ? [judgingNormsWords(analysis, first.subject, evaluations[0]?.rows ?? [])[lang]] : []
  const groups = subjects.flatMap(({ record, subject }) => {
    const group = judgingGroupWords(analysis, subject)
    return group ? [`${monthOf(record)} ${group[lang]}`] : []
  })
  return <p className={styles.span}>{[...sex, ...groups].join(t('app.separator'))}</p>
}
