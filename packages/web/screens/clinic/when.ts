import type { Lang } from '@sella/ceph/words'

/** An instant as date and minute in the reader's time zone. */
export const whenIn = (instant: string, lang: Lang): string =>
  new Date(instant).toLocaleString(lang === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' })
