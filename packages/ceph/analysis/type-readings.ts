import { type AspectRow, jawRelation, verticalPattern } from '../data/aspects'
import { sagittalTypes, type TypeRow, verticalTypes } from '../data/classification'
import type { Row } from './analysis'
import type { Pole, TypeReading } from './aspect-finding'
import { quantityOf, readError, readValue } from './finding'
import { isUncertainType, typeOf } from './skeletal-type'

/** For which end of its aspect a type speaks; the others for neither. */
const ends: Readonly<Record<string, Pole>> = { II: 1, III: -1, high: 1, low: -1, vertical: 1, horizontal: -1 }

const limits: readonly (readonly [AspectRow, string, readonly TypeRow[]])[] = [
  [jawRelation, 'ANB', sagittalTypes.chinese],
  [verticalPattern, 'SN-MP', verticalTypes['SN-MP']],
  [verticalPattern, 'FMA', verticalTypes.FMA],
  [verticalPattern, 'Facial height ratio', verticalTypes['Facial height ratio']],
]

/** The types read for an aspect, each from the first row that measures its quantity (Chinese limits for ANB). */
export const typeReadings = (aspect: AspectRow, rows: readonly Row[]): readonly TypeReading[] =>
  limits.flatMap(([of, quantity, types]) => {
    const row = of === aspect ? rows.find(each => quantityOf(each) === quantity && readValue(each) !== null) : undefined
    const value = row ? readValue(row) : null
    const type = value === null ? null : typeOf(value, types)
    if (!row || value === null || !type) return []
    const uncertain = isUncertainType(value, readError(row), types)
    return [{ row, key: type.key, title: type.title, pole: ends[type.key] ?? 0, uncertain }]
  })
