import { type ItemName, isItemName, measurements } from '../data/measurements'
import type { Words } from '../words'
import type { EvaluationRow } from './analysis'

/** The quantity a row measures, independent of the institution that named the item; an own item is its own quantity. */
export const quantityOf = ({ item }: EvaluationRow): string => (isItemName(item) ? measurements[item].quantity : item)

/** The quantity as an item name of the tables; quantities are named after items. */
export const tabledQuantity = (row: EvaluationRow): ItemName | null => {
  const quantity = quantityOf(row)
  return isItemName(quantity) ? quantity : null
}

/** The value in the row's unit, not rounded; null if there is none. */
export const readValue = ({ reading }: EvaluationRow): number | null => (reading.status === 'read' ? reading.value : null)

/** One standard error in the row's unit; null without a value, or if no point states an error. */
export const readError = ({ reading }: EvaluationRow): number | null => (reading.status === 'read' ? reading.error : null)

/** Which side of its norm a row lies on; null if it was not judged. */
export const sideOf = ({ reading, norm, class: of }: EvaluationRow): 'normal' | 'large' | 'small' | null => {
  if (reading.status === 'missing' || norm === null || norm.sd <= 0) return null
  return of === 'normal' ? 'normal' : of.startsWith('sd_positive') ? 'large' : 'small'
}

/**
 * Whether the boundary between inside and outside the norm lies within the row's error. Boundaries between star counts are
 * ignored.
 */
export const isBorderline = (row: EvaluationRow): boolean => {
  const { difference, norm } = row
  const error = readError(row)
  return error !== null && difference !== null && norm !== null && Math.abs(Math.abs(difference) - norm.sd) <= error
}

/** The items of the rows, in order, without repeats. */
export const itemsOf = (rows: readonly EvaluationRow[]): readonly string[] => [...new Set(rows.map(row => row.item))]

/** The star count of the row furthest from its norm; 0 if there are no rows. */
export const mostStars = (rows: readonly EvaluationRow[]): 0 | 1 | 2 | 3 =>
  rows.reduce<0 | 1 | 2 | 3>((highest, { stars }) => (stars > highest ? stars : highest), 0)

/** Joins texts with a separator, in both languages. */
export const joined = (texts: readonly Words[], between: Words): Words => ({
  zh: texts.map(text => text.zh).join(between.zh),
  en: texts.map(text => text.en).join(between.en),
})

const borderlineWords: Words = { zh: '（临界）', en: ' (borderline)' }

const olderWords: Readonly<Record<'adults' | 'permanent' | 'several', Words>> = {
  adults: { zh: '（按成人值）', en: ' (adult norms)' },
  permanent: { zh: '（按恒牙期值）', en: ' (permanent-dentition norms)' },
  several: { zh: '（按较大年龄者的值）', en: ' (norms of older patients)' },
}

/** That all rows are lengths judged by norms of older patients, who are larger. */
export const ofOlder = (text: Words, rows: readonly EvaluationRow[]): Words => {
  const of = rows.map(({ unit, norm }) => (unit === 'mm' ? norm?.ofOlder : undefined))
  const [older] = of
  if (older === undefined || of.includes(undefined)) return text
  return joined([text, olderWords[of.every(each => each === older) ? older : 'several']], { zh: '', en: '' })
}

/** What limits a deviation: whose norm judged it, and that none of its rows lies outside its norm by more than its error. */
export const hedged = (text: Words, rows: readonly EvaluationRow[]): Words =>
  borderline(ofOlder(text, rows), rows.length > 0 && rows.every(isBorderline))

/** The sentence; if `uncertain`, followed by a note that it depends on the error of a value. */
export const borderline = (text: Words, uncertain: boolean): Words =>
  uncertain ? joined([text, borderlineWords], { zh: '', en: '' }) : text

/** The text of a row's value as it is told wherever it stands alone: borderline as in the summary; null where there is none. */
export const hedgedMeaning = (row: EvaluationRow): Words | null => row.meaning && borderline(row.meaning, isBorderline(row))
