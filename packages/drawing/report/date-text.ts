import type { Lang } from '@sella/ceph/words'
import type { ReportInput } from './input'
import { stageWords } from './words'

/** `2025-06-18` as the report writes dates: with dots. Anything else stays as it is. */
export const dottedDate = (date: string): string => date.replaceAll('-', '.')

/** `2025.06.18 [中期]` (specification section 2, comparison pages). */
export const recordText = ({ record, lang }: Pick<ReportInput, 'record' | 'lang'>): string =>
  `${dottedDate(record.date)} [${stageWords[record.type][lang]}]`

/** Separates facts in one line: full-width in Chinese. */
export const listComma = (lang: Lang): string => (lang === 'zh' ? '，' : ', ')
