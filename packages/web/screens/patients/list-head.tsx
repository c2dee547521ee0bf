import { useWords } from '../../words/i18n'
import styles from './patients.module.css'

const columns = ['patient', 'number', 'records', 'material', 'findings', 'updated'] as const

export const ListHead = () => {
  const { t } = useWords()
  return (
    <thead className={styles.thead}>
      <tr className={styles.head} aria-rowindex={1}>
        <th>
          <span className="unseen">{t('patients.favorite')}</span>
        </th>
        {columns.map(column => (
          <th key={column} data-column={column}>
            {t(`patients.column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
