import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../words/i18n'
import type { Place } from './routes'

/** The window's title: the route's name. Never a patient's, because titles remain in the browser's history. */
export const useTitle = (places: readonly Place[]): void => {
  const { t } = useWords()
  const { pathname } = useLocation()
  const place = places.find(each => each.path === pathname)
  useEffect(() => {
    document.title = place ? `${t(`routes.${place.name}`)} · ${t('app.name')}` : t('app.name')
  }, [place, t])
}
