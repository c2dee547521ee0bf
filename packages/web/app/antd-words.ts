import type { Lang } from '@sella/ceph/words'
import type { ConfigProviderProps } from 'antd'
import type { TFunction } from 'i18next'

/**
 * What antd's parts say where ours give them no words. antd's own catalogues are not used: most of their words are those of parts this
 * product never shows (calendars, tables, checks of forms), and the first page would hold them in both languages.
 */
export const antdWords = (t: TFunction, lang: Lang): NonNullable<ConfigProviderProps['locale']> => ({
  locale: lang === 'en' ? 'en' : 'zh-cn',
  global: { close: t('app.close') },
  Modal: { okText: t('app.ok'), cancelText: t('app.cancel'), justOkText: t('app.ok') },
  Empty: { description: t('app.noEntries') },
})
