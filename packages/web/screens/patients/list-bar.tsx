import { Funnel, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { type PatientFilter, usePatientCount } from '../../api/patients'
import { lazily } from '../../parts/lazily'
import { useWords } from '../../words/i18n'
import { Chips } from './chips'
import styles from './list-bar.module.css'
import type { ListLook } from './list-look'
import { LookSwitch } from './look-switch'

const RecallPrint = lazily(async () => ({ default: (await import('./recall-print')).RecallPrint }))

interface ListBarProps {
  readonly view: PatientFilter['view']
  readonly onView: (view: PatientFilter['view']) => void
  readonly search: string
  readonly look: ListLook
  readonly onLook: (look: ListLook) => void
  /** Null for those who may not erase. */
  readonly onEmptyBin: (() => void) | null
}

/** Above the list: which cases, a link to the search by filters, table or cards. */
export const ListBar = ({ view, onView, search, look, onLook, onEmptyBin }: ListBarProps) => {
  const { t } = useWords()
  const binned = usePatientCount('bin') ?? 0
  return (
    <div className={styles.bar}>
      <Chips view={view} onChange={onView} />
      {view === 'bin' && binned > 0 && onEmptyBin && (
        <button type="button" className={styles.empty} onClick={onEmptyBin}>
          <Trash2 size={16} aria-hidden />
          <span>{t('patients.erase.all')}</span>
        </button>
      )}
      {view === 'visit' && (
        <Suspense>
          <RecallPrint search={search} />
        </Suspense>
      )}
      <Link className={styles.filters} to="/patientsSearch">
        <Funnel size={16} aria-hidden />
        <span>{t('patients.byFilters')}</span>
      </Link>
      <LookSwitch look={look} onChange={onLook} />
    </div>
  )
}
