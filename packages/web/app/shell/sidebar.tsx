import { LogOut } from 'lucide-react'
import { NavLink, useNavigate } from 'react-router'
import { useMyClinics } from '../../api/clinic'
import { useOffers } from '../../api/hand-overs'
import { useUser } from '../../api/queries'
import { useSignOut } from '../../api/sign-out'
import { SupportEntry } from '../../chat/support-entry'
import { CountBadge, IntakeBadge } from '../../intake/intake-badge'
import { Avatar } from '../../parts/avatar'
import { Mark } from '../../parts/mark'
import { clinicPath, intakePath } from '../../paths'
import { useWords } from '../../words/i18n'
import { mainPlaces } from '../routes'
import styles from './shell.module.css'
import { workplaceOf } from './workplace'

const shortNames = {
  '/patients': 'routes.short.patients',
  '/intake': 'routes.short.intake',
  '/patientsSearch': 'routes.short.patientsSearch',
  '/clinic': 'routes.short.clinic',
  '/user': 'routes.short.user',
} as const

const Doctor = () => {
  const { t } = useWords()
  const user = useUser().data
  const name = user?.userName ?? ''
  const navigate = useNavigate()
  const clinic = workplaceOf(useMyClinics().data)
  return (
    <button type="button" className={styles.doctor} onClick={() => void navigate('/user')} title={name}>
      <Avatar name={name} url={user?.avatarUrl ?? null} />
      <span className={styles.doctorWords}>
        <span className={styles.doctorName}>{name}</span>
        <span className={styles.doctorLabel}>{clinic ?? t(user?.role === 'staff' ? 'support.role' : 'app.doctor')}</span>
      </span>
    </button>
  )
}

/** Hand-overs waiting for the user's own answer. */
const OffersBadge = () => {
  const { t } = useWords()
  const count = useOffers()
  return count > 0 ? <CountBadge count={count} label={t('app.offers', { count })} wide /> : null
}

export const Sidebar = () => {
  const { t } = useWords()
  const signOut = useSignOut()
  return (
    <aside className={styles.side} aria-label={t('app.sidebar')}>
      <div className={styles.brand}>
        <Mark size={26} />
        <span>{t('app.name')}</span>
      </div>
      <Doctor />
      <nav className={styles.menu} aria-label={t('app.mainMenu')}>
        {mainPlaces.map(({ path, name, icon: Icon }) => (
          <NavLink key={path} to={path} className={styles.entry} title={t(`routes.${name}`)}>
            <Icon size={18} aria-hidden />
            <span className={styles.long}>{t(`routes.${name}`)}</span>
            <span className={styles.short} aria-hidden>
              {t(shortNames[path as keyof typeof shortNames])}
            </span>
            {path === intakePath && <IntakeBadge wide />}
            {path === clinicPath && <OffersBadge />}
          </NavLink>
        ))}
      </nav>
      <SupportEntry
        className={`${styles.entry} ${styles.support}`}
        iconSize={18}
        labelClass={styles.long}
        shortClass={styles.short}
        wide
      />
      <button type="button" className={`${styles.entry} ${styles.leave}`} onClick={signOut} title={t('app.signOut')}>
        <LogOut size={18} aria-hidden />
        <span className={styles.long}>{t('app.signOut')}</span>
      </button>
    </aside>
  )
}
