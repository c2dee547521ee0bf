// biome-ignore-all lint/a11y/useSemanticElements: a grid of fixed columns that a table cannot keep
// biome-ignore-all lint/a11y/useFocusableInteractive: rows take the focus, their headings do not
import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { useWords } from '../../../words/i18n'
import { ResultRow } from './result-row'
import styles from './results.module.css'
import { groupsOf, type Order } from './rows'

interface Props {
  readonly evaluation: Evaluation
  /** As committed before the running gesture; its difference stands in the class column. */
  readonly before: Evaluation | null
  readonly order: Order
}

const columns = ['item', 'norm', 'value', 'class'] as const

/** The measured values, by category or by deviation. */
export const ResultsTable = ({ evaluation, before, order }: Props) => {
  const { t } = useWords()
  return (
    <div className={styles.table} role="table" aria-label={t('workbench.results.title')}>
      <div className={styles.head} role="row">
        {columns.map(column => (
          <span key={column} role="columnheader">
            {t(`workbench.results.${column === 'class' && before ? 'change' : column}`)}
          </span>
        ))}
        <span role="columnheader" aria-label={t('workbench.results.chart')} className={styles.scale}>
          <i>−3</i>
          <i>{t('workbench.results.mean')}</i>
          <i>+3</i>
        </span>
      </div>
      <div className={styles.body}>
        {groupsOf(evaluation.rows, order).map(group => (
          <div key={group.category ?? ''} role="rowgroup">
            {group.category && (
              <div role="row" className={styles.category}>
                <span role="rowheader">{t(`workbench.categories.${group.category}` as 'workbench.categories.Wits')}</span>
              </div>
            )}
            {group.rows.map(row => (
              <ResultRow
                key={row.item}
                row={row}
                before={before?.rows.find(one => one.item === row.item) ?? null}
                calibration={evaluation.calibration}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
