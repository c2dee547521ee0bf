import type { Lang } from '@sella/ceph/words'

/** An instant as day and minute in the reader's own time. */
export const whenIn = (instant: string, lang: Lang): string =>
  new Date(instant).toLocaleString(lang === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' })
