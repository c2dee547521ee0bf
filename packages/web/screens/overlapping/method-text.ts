import { registrations } from '@sella/ceph/superimpose/registrations'
import type { OverlapFunction } from '@sella/ceph/superimpose/scheme'
import { useWords } from '../../words/i18n'

/** A method as a button names it, and the question its picture answers. */
export const useMethodText = () => {
  const { t, lang } = useWords()
  return {
    short: (method: OverlapFunction): string => (method === 'multiview' ? t('overlap.multiview') : method.toUpperCase()),
    shows: (method: OverlapFunction): string => {
      if (method === 'multiview') return t('overlap.multiviewShows')
      const { title, shows } = registrations[method]
      return [title[lang], shows[lang]].join(lang === 'zh' ? '：' : ': ')
    },
  }
}
