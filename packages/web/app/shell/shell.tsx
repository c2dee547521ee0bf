import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useMyClinics } from '../../api/clinic'
import { SupportPanel } from '../../chat/support-panel'
import { useUploading } from '../../intake/use-uploads'
import { setListRoute } from '../../memory/session'
import { lazily } from '../../parts/lazily'
import { confirmPath } from '../../paths'
import { useWords } from '../../words/i18n'
import { LeftClinic } from '../left-clinic'
import { Look } from '../look'
import { RoleStrip } from '../role-strip'
import { mainPlaces, unlistedPlaces } from '../routes'
import { useTitle } from '../use-title'
import styles from './shell.module.css'
import { Sidebar } from './sidebar'

const Barred = lazily(async () => ({ default: (await import('./barred')).Barred }))

/** The user's own pages, open whatever a clinic requires. */
const ownPages = ['/user', '/clinic', confirmPath]

const places = [...mainPlaces, ...unlistedPlaces]

/** The main layout: sidebar (tab bar on a phone) and the page. Pages have their own bar, `TopBar`. */
export const Shell = () => {
  const { pathname, search } = useLocation()
  const { t } = useWords()
  const mine = useMyClinics().data
  const barred = mine?.barred && !ownPages.includes(pathname) && mine.clinics.find(({ uuid }) => uuid === mine.desk)
  useEffect(() => {
    if (pathname.startsWith('/patients')) setListRoute(pathname + search)
  }, [pathname, search])
  useTitle(places)
  useUploading()
  return (
    <Look>
      <LeftClinic />
      <a className={styles.skip} href="#main">
        {t('app.skip')}
      </a>
      <div className={styles.shell}>
        <Sidebar />
        <main id="main" className={styles.main} tabIndex={-1}>
          {barred ? (
            <Suspense>
              <Barred clinic={barred.name} />
            </Suspense>
          ) : (
            <>
              {pathname === '/patients' && <RoleStrip />}
              <Outlet />
            </>
          )}
        </main>
        <SupportPanel />
      </div>
    </Look>
  )
}
