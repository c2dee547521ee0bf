import { mainPlaces, unlistedPlaces, workPlaces } from '../app/routes'
import { useWords } from '../words/i18n'

const places = [...mainPlaces, ...unlistedPlaces, ...workPlaces]

/** The name of the page a path leads to, as the menus have it; the path itself where no page of this version has it. */
export const usePageName = (): ((path: string) => string) => {
  const { t } = useWords()
  return path => {
    const place = places.find(one => one.path === path)
    return place ? t(`routes.${place.name}`) : path
  }
}
