import { useWords } from '../words/i18n'
import { routes } from '../words/zh/routes'

type Named = Exclude<keyof typeof routes, 'short'>

/** The words name routes by their paths. */
const isNamed = (name: string): name is Named => name !== 'short' && Object.hasOwn(routes, name)

/** The name of the page at a path, as in the menus; the path itself if this version has no such page. */
export const usePageName = (): ((path: string) => string) => {
  const { t } = useWords()
  return path => {
    const name = path.slice(1)
    return isNamed(name) ? t(`routes.${name}`) : path
  }
}
