import { ArrowLeft } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { SupportEntry } from '../../chat/support-entry'
import { Mark } from '../../parts/mark'
import { ReportEntry } from '../../report/report-entry'
import { useWords } from '../../words/i18n'
import { workPlaces } from '../routes'
import { listRoute } from '../session'
import { type Case, caseAddress } from './case'
import styles from './work-table.module.css'

interface Props {
  readonly caseUuid: string
  /** The case once it is loaded. */
  readonly open: Case | null
}

export const Rail = ({ caseUuid, open }: Props) => {
  const { t } = useWords()
  const recordUuid = open?.record?.uuid ?? null
  return (
    <nav className={styles.rail} aria-label={t('app.workMenu')}>
      <div className={styles.brand}>
        <Mark size={24} />
      </div>
      <Link className={styles.entry} to={listRoute()} title={t('app.backToPatientList')}>
        <ArrowLeft size={20} aria-hidden />
        <span>{t('app.backToPatients')}</span>
      </Link>
      {workPlaces.map(({ path, name, icon: Icon }) => (
        <NavLink key={path} className={styles.entry} to={caseAddress(path, caseUuid, recordUuid)}>
          <Icon size={20} aria-hidden />
          <span>{t(`routes.${name}`)}</span>
        </NavLink>
      ))}
      <ReportEntry open={open} className={`${styles.entry} ${styles.report}`} />
      <SupportEntry className={`${styles.entry} ${styles.support}`} iconSize={20} />
    </nav>
  )
}
