import { type ItemName, isItemName, measurements } from '../data/measurements'
import type { Words } from '../words'
import type { EvaluationRow } from './analysis'

/** What items measure, whatever a hospital calls them; an own item is its own quantity. */
export const quantityOf = ({ item }: EvaluationRow): string => (isItemName(item) ? measurements[item].quantity : item)

/** As a name of the tables; quantities are names of items. */
export const tabledQuantity = (row: EvaluationRow): ItemName | null => {
  const quantity = quantityOf(row)
  return isItemName(quantity) ? quantity : null
}

/** The value in the unit of its row, not rounded; null without one. */
export const readValue = ({ reading }: EvaluationRow): number | null => (reading.status === 'read' ? reading.value : null)

/** One standard error in the unit of its row; null without value, or when no point states an error. */
export const readError = ({ reading }: EvaluationRow): number | null => (reading.status === 'read' ? reading.error : null)

/** On which side of its norm a row lies; null where nothing judged it. */
export const sideOf = ({ reading, norm, class: of }: EvaluationRow): 'normal' | 'large' | 'small' | null => {
  if (reading.status === 'missing' || norm === null || norm.sd <= 0) return null
  return of === 'normal' ? 'normal' : of.startsWith('sd_positive') ? 'large' : 'small'
}

/** Whether the border between within and outside its norm lies inside the row's error; the borders between stars do not count. */
export const isBorderline = (row: EvaluationRow): boolean => {
  const { difference, norm } = row
  const error = readError(row)
  return error !== null && difference !== null && norm !== null && Math.abs(Math.abs(difference) - norm.sd) <= error
}

/** Their items, each once, in their order. */
export const itemsOf = (rows: readonly EvaluationRow[]): readonly string[] => [...new Set(rows.map(row => row.item))]

/** The degree of the one furthest from its norm; 0 of none. */
export const mostStars = (rows: readonly EvaluationRow[]): 0 | 1 | 2 | 3 =>
  rows.reduce<0 | 1 | 2 | 3>((highest, { stars }) => (stars > highest ? stars : highest), 0)

/** Texts one after the other. */
export const joined = (texts: readonly Words[], between: Words): Words => ({
  zh: texts.map(text => text.zh).join(between.zh),
  en: texts.map(text => text.en).join(between.en),
})

const borderlineWords: Words = { zh: '（临界）', en: ' (borderline)' }

/** The sentence, followed by the words that say so where its type hangs on the error of a value. */
export const borderline = (text: Words, uncertain: boolean): Words =>
  uncertain ? joined([text, borderlineWords], { zh: '', en: '' }) : text
