import { boltonNormNames } from '@sella/ceph/data/study-models/bolton'
import { incisorRuleNames } from '@sella/ceph/data/study-models/incisor-rules'
import { predictionNames } from '@sella/ceph/data/study-models/mixed-dentition'
import { type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { isTooth } from '@sella/ceph/study-models/tooth'
import { z } from 'zod/mini'
import { placeOfFault, type TextDocument } from './document'
import { isFields, jsonIn, salvage } from './salvage'

/** A scan lies within metres of its origin. */
const coordinate = z.number().check(z.gte(-10_000), z.lte(10_000))
const point = z.strictObject({ x: coordinate, y: coordinate, z: coordinate })
const contacts = z.strictObject({ MC: z.optional(point), DC: z.optional(point) })
const tooth = z.strictObject({
  contacts: z.array(contacts).check(z.maxLength(20)),
  CU: z.optional(point),
  CF: z.optional(point),
  DB: z.optional(point),
  missing: z.optional(z.boolean()),
})
const scale = z.nullable(z.number().check(z.gt(0), z.lte(1000)))
const file = z.nullable(z.string().check(z.maxLength(64)))

/** mm or degrees. */
const change = z.strictObject({ rule: z.enum(incisorRuleNames), amount: z.number().check(z.gte(-30), z.lte(30)) })
const counted = z.strictObject({
  incisors: z.nullable(change),
  bolton: z.nullable(z.enum(['anterior', 'overall'])),
})

const schema = z.strictObject({
  version: z.literal(3),
  teeth: z.record(z.string().check(z.refine(isTooth)), tooth),
  mmPerUnit: z.strictObject({ upper: scale, lower: scale }),
  files: z.strictObject({ upper: file, lower: file }),
  inBite: z.boolean(),
  boltonNorm: z.enum(boltonNormNames),
  prediction: z.nullable(z.enum(predictionNames)),
  corrections: z._default(z.strictObject({ upper: counted, lower: counted }), noReadings.corrections),
})

const withoutLevelling = (wish: unknown): unknown => {
  if (!isFields(wish)) return wish
  const { levelling: _, ...rest } = wish
  return rest
}

/** Version 1 knew no corrections; version 2 took levelling off a length that contains it already, where the doctor counted it. */
const upgraded = (value: unknown): unknown => {
  if (!isFields(value)) return value
  if (value.version === 1) return { ...value, version: 3, corrections: noReadings.corrections }
  if (value.version !== 2) return value
  const { corrections } = value
  const kept = isFields(corrections)
    ? { corrections: Object.fromEntries(Object.entries(corrections).map(([jaw, wish]) => [jaw, withoutLevelling(wish)])) }
    : {}
  return { ...value, version: 3, ...kept }
}

/** Ten thousandths of a unit: a thousand times finer than a scan. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value)

/** The readings kept in a text; what cannot be read of it is left out. Null: nothing was read of the models yet. */
export const modelReadingsFrom = (text: string | null | undefined): ModelReadings => {
  if (!text) return noReadings
  const { version: _, ...readings } = salvage(schema, upgraded(jsonIn(text)), { version: 3 as const, ...noReadings, teeth: {} })
  return readings as ModelReadings
}

/** The text to keep. */
export const modelReadingsText = (readings: ModelReadings): string => JSON.stringify({ version: 3, ...readings }, rounded)

/** What a doctor read off the study models of a record. */
export const modelReadingsDocument: TextDocument = {
  name: 'ModelReadings',
  holds:
    'Points read on the study models of a record, by tooth (FDI): contacts of each reading, cusps, fossae; in the units and the frame of the file of each jaw.',
  version: 3,
  schema,
  faultIn: text => placeOfFault(schema, upgraded(jsonIn(text))),
}
