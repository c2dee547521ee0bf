import { useWords } from '../words/i18n'
import { routes } from '../words/zh/routes'

type Named = Exclude<keyof typeof routes, 'short'>

/** Routes are named in the words by their paths. */
const isNamed = (name: string): name is Named => name !== 'short' && Object.hasOwn(routes, name)

/** The name of the page a path leads to, as the menus have it; the path itself where no page of this version has it. */
export const usePageName = (): ((path: string) => string) => {
  const { t } = useWords()
  return path => {
    const name = path.slice(1)
    return isNamed(name) ? t(`routes.${name}`) : path
  }
}
