import { useStore } from '../../../editor/use-store'
import { useAllAnalyses } from '../analyses/all-analyses'
import { useDesk } from '../desk'

/** The analyses of the picture on the table, the one in use, and how another is put to use by its name. */
export const useMethods = () => {
  const desk = useDesk()
  const { analysis } = useStore(desk.choice, choice => choice)
  const { own, builtIn } = useAllAnalyses()
  const take = (name: string): void => {
    const next = [...own, ...builtIn].find(method => method.name === name)
    if (next) desk.choosing.take(next)
  }
  return { analysis, own, builtIn, take }
}
