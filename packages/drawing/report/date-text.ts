import type { Lang } from '@sella/ceph/words'
import type { ReportInput } from './input'
import { stageWords } from './words'

/** `2025-06-18` in the report's notation, with dots. Anything else is unchanged. */
export const dottedDate = (date: string): string => date.replaceAll('-', '.')

/** `2025.06.18 [中期]` (specification section 2, comparison pages). */
export const recordText = ({ record, lang }: Pick<ReportInput, 'record' | 'lang'>): string =>
  `${dottedDate(record.date)} [${stageWords[record.type][lang]}]`

/** Separator of facts in a line: full-width in Chinese. */
export const listComma = (lang: Lang): string => (lang === 'zh' ? '，' : ', ')
