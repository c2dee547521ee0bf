import { type AspectRow, jawRelation, verticalPattern } from '../data/aspects'
import { jawTypes, type TypeTitles, verticalTypes } from '../data/classification'
import type { EvaluationRow } from './analysis'
import type { Pole, TypeReading } from './aspect-finding'
import { isBorderline, quantityOf, sideOf } from './finding'

const chiefs: readonly (readonly [AspectRow, Readonly<Record<string, TypeTitles>>])[] = [
  [jawRelation, jawTypes],
  [verticalPattern, verticalTypes],
]

const poleOf = (aspect: AspectRow, quantity: string, side: 'normal' | 'large' | 'small'): Pole => {
  const large = (aspect.members as Readonly<Record<string, 1 | -1>>)[quantity] ?? 1
  if (side === 'normal') return 0
  return side === 'large' ? large : large === 1 ? -1 : 1
}

/**
 * The types that apply to an aspect, each from the first judged row that measures its quantity. The type comes from that row's
 * class, so it cannot contradict the table next to it.
 */
export const typeReadings = (aspect: AspectRow, rows: readonly EvaluationRow[]): readonly TypeReading[] =>
  chiefs.flatMap(([of, titles]) =>
    Object.entries(of === aspect ? titles : {}).flatMap(([quantity, types]) => {
      const row = rows.find(each => quantityOf(each) === quantity && sideOf(each) !== null)
      const side = row && sideOf(row)
      if (!row || !side) return []
      const pole = poleOf(aspect, quantity, side)
      const { key, title } = types[pole === 1 ? 'plus' : pole === -1 ? 'minus' : 'middle']
      return [{ row, key, title, pole, uncertain: isBorderline(row) }]
    }),
  )
