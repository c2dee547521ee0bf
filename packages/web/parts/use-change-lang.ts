import type { Lang } from '@sella/ceph/words'
import { changeLang, useWords } from '../words/i18n'
import { useToast } from './toast'

/** Changes the language; where its words cannot be fetched, the page stays as it is and says so. */
export const useChangeLang = () => {
  const { t } = useWords()
  const toast = useToast()
  return (to: Lang): void => {
    changeLang(to).catch(() => toast({ kind: 'error', title: t('app.languageMissing'), about: 'language' }))
  }
}
