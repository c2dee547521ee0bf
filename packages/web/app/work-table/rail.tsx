import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { type Case, caseAddress } from '../../case/case'
import { useInEdit } from '../../case/in-edit'
import { SupportEntry } from '../../chat/support-entry'
import { IntakeEntry } from '../../intake/intake-badge'
import { listRoute } from '../../memory/session'
import { lazily } from '../../parts/lazily'
import { Mark } from '../../parts/mark'
import { useToast } from '../../parts/toast'
import { phone, useMedia } from '../../parts/use-media'
import { ReportEntry } from '../../report/report-entry'
import { refusal } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { type Place, workPlaces } from '../routes'
import styles from './work-table.module.css'

/** Used only on a phone, and large. */
const RailMore = lazily(async () => ({ default: (await import('./rail-more')).RailMore }))

interface RailProps {
  readonly caseUuid: string
  /** The case once it is loaded. */
  readonly open: Case | null
}

/**
 * Blocks ways out of the screen until an edit is saved or cancelled; a click that opens another tab leaves nothing and is let
 * through.
 */
const useStay = () => {
  const { lang } = useWords()
  const toast = useToast()
  const inEdit = useInEdit()
  return (event: MouseEvent) => {
    if (!inEdit.get() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    toast({ kind: 'warning', title: refusal('EDITING', lang), about: 'save' })
  }
}

/** A phone has room for five entries; the others are behind the last. */
const often = ({ name }: Place): boolean => ['patientImage', 'studioDigitization', 'studioOverlapping'].includes(name)

export const Rail = ({ caseUuid, open }: RailProps) => {
  const { t } = useWords()
  const stay = useStay()
  const small = useMedia(phone)
  const shown = small ? workPlaces.filter(often) : workPlaces
  const rest = workPlaces.filter(place => !often(place))
  const recordUuid = open?.record?.uuid ?? null
  return (
    <nav className={styles.rail} aria-label={t('app.workMenu')}>
      <div className={styles.brand}>
        <Mark size={24} />
      </div>
      <Link className={styles.entry} to={listRoute()} title={t('app.backToPatientList')} onClick={stay}>
        <ArrowLeft size={20} aria-hidden />
        <span>{t('app.backToPatients')}</span>
      </Link>
      {shown.map(({ path, name, icon: Icon }) => (
        <NavLink key={path} className={styles.entry} to={caseAddress(path, caseUuid, recordUuid)} onClick={stay}>
          <Icon size={20} aria-hidden />
          <span>{t(`routes.${name}`)}</span>
        </NavLink>
      ))}
      {!small && <IntakeEntry className={styles.entry} onClick={stay} />}
      <ReportEntry open={open} className={`${styles.entry} ${styles.report}`} onClick={stay} />
      {small ? (
        <Suspense fallback={<span className={styles.entry} />}>
          <RailMore places={rest} {...{ caseUuid, recordUuid }} />
        </Suspense>
      ) : (
        <SupportEntry className={`${styles.entry} ${styles.support}`} iconSize={20} />
      )}
    </nav>
  )
}
