import { Link, NavLink, Outlet } from 'react-router'
import { LanguageSwitch } from '../parts/language-switch'
import { Mark } from '../parts/mark'
import { useWords } from '../words/i18n'
import { Look } from './look'
import styles from './public-frame.module.css'
import { invitedPlaces, publicPlaces } from './routes'
import { useTitle } from './use-title'

const entries = publicPlaces.filter(place => place.path !== '/login')

const places = [...publicPlaces, ...invitedPlaces]

/** The bar above the public pages. */
export const PublicFrame = () => {
  const { t } = useWords()
  useTitle(places)
  return (
    <Look>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <Link to="/home" className={styles.brand} aria-label={t('app.name')}>
            <Mark size={26} />
            <span>{t('app.name')}</span>
          </Link>
          <nav className={styles.nav} aria-label={t('app.mainMenu')}>
            {entries.map(({ path, name }) => (
              <NavLink key={path} to={path}>
                {t(`routes.${name}`)}
              </NavLink>
            ))}
          </nav>
          <LanguageSwitch />
        </header>
        <Outlet />
      </div>
    </Look>
  )
}
