import { ArrowDown, ArrowUp } from 'lucide-react'
import type { PatientSort } from '../api/patients'
import { useWords } from '../words/i18n'
import styles from './patient-lines.module.css'

const columns = ['patient', 'number', 'records', 'material', 'findings', 'updated'] as const
type Column = (typeof columns)[number]

/** Columns a list can be sorted by. */
const sorts: Partial<Record<Column, PatientSort['by']>> = { patient: 'name', number: 'number', updated: 'updated' }

/** What these columns show in the list of visits due. */
const ofVisits: Partial<Record<Column, 'visit' | 'visitFor'>> = { findings: 'visitFor', updated: 'visit' }

interface ListHeadProps {
  readonly sort: PatientSort
  /** Null if the view has its own order. */
  readonly onSort: ((sort: PatientSort) => void) | null
  /** The next visit and its purpose instead of the findings and the last change. */
  readonly visits: boolean
}

/** The default direction: names ascending, changes descending. */
const falls = ({ by, turned }: PatientSort): boolean => (by === 'updated') !== turned

const SortButton = ({ by, label, sort, onSort }: ListHeadProps & { readonly by: PatientSort['by']; readonly label: string }) => {
  const { t } = useWords()
  const chosen = sort.by === by
  const Arrow = falls(sort) ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      title={t('patients.sortBy', { column: label })}
      onClick={() => onSort?.(chosen ? { by, turned: !sort.turned } : { by, turned: false })}
    >
      {label}
      {chosen && <Arrow size={12} aria-hidden />}
    </button>
  )
}

export const ListHead = (props: ListHeadProps) => {
  const { sort, onSort, visits } = props
  const { t } = useWords()
  return (
    <thead className={styles.thead}>
      <tr className={styles.head} aria-rowindex={1}>
        <th>
          <span className="unseen">{t('patients.favorite')}</span>
        </th>
        {columns.map(column => {
          const by = sorts[column]
          const label = t(`patients.column.${(visits && ofVisits[column]) || column}`)
          const turned = by && onSort && sort.by === by ? (falls(sort) ? 'descending' : 'ascending') : undefined
          return (
            <th key={column} data-column={column} aria-sort={turned}>
              {by && onSort ? <SortButton {...props} by={by} label={label} /> : label}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
