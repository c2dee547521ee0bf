import { useWords } from '../../words/i18n'
import { useTable } from './table'

/** A name that no scheme of the case has: `Overlap 2`, or one made from a number. */
export const useFreeName = () => {
  const { t } = useWords()
  const { saved } = useTable()
  const taken = new Set(saved.map(scheme => scheme.name))
  return (from = saved.length + 1, named = (n: number) => t('overlap.numbered', { n })): string => {
    for (let n = from; ; n += 1) if (!taken.has(named(n))) return named(n)
  }
}
