import { useWords } from '../../words/i18n'
import { mostSaved, type NameFault } from './saved-searches'

/** Why a search cannot have a name, in words. */
export const useNameFaults = (): Readonly<Record<NameFault, string>> => {
  const { t } = useWords()
  return {
    needed: t('search.nameNeeded'),
    taken: t('search.nameTaken'),
    many: t('search.tooMany', { count: mostSaved }),
    gone: t('search.nameGone'),
  }
}
