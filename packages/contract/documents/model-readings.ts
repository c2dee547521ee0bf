import { incisorRuleNames } from '@sella/ceph/data/study-models/incisor-rules'
import { predictionNames } from '@sella/ceph/data/study-models/mixed-dentition'
import { boltonChoices } from '@sella/ceph/study-models/bolton-norm'
import { amountSources } from '@sella/ceph/study-models/correction-wish'
import { type ModelReadings, mediums, noReadings, segmentCounts } from '@sella/ceph/study-models/readings'
import { isTooth } from '@sella/ceph/study-models/tooth'
import { z } from 'zod/mini'
import { placeOfFault, type TextDocument } from './document'
import { isFields, jsonIn, salvage } from './salvage'

/** A scan lies within metres of its origin, a place on a picture within its pixels. */
const coordinate = z.number().check(z.gte(-100_000), z.lte(100_000))
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
const medium = z.enum(mediums)
const ruler = z.nullable(z.strictObject({ from: point, to: point, mm: z.nullable(z.number().check(z.gte(1), z.lte(200))) }))

/** mm or degrees. */
const change = z.strictObject({
  rule: z.enum(incisorRuleNames),
  amount: z.number().check(z.gte(-30), z.lte(30)),
  taken: z.optional(
    z.strictObject({
      from: z.enum(amountSources),
      plan: z.optional(z.string().check(z.maxLength(200))),
      approximate: z.optional(z.literal(true)),
    }),
  ),
})
const counted = z.strictObject({
  incisors: z.nullable(change),
  bolton: z.nullable(z.enum(['anterior', 'overall'])),
})

const schema = z.strictObject({
  version: z.literal(6),
  teeth: z.record(z.string().check(z.refine(isTooth)), tooth),
  mmPerUnit: z.strictObject({ upper: scale, lower: scale }),
  files: z.strictObject({ upper: file, lower: file }),
  on: z.strictObject({ upper: medium, lower: medium }),
  rulers: z.strictObject({ upper: ruler, lower: ruler }),
  raphe: z.nullable(z.strictObject({ from: point, to: point })),
  inBite: z.boolean(),
  boltonNorm: z.enum(boltonChoices),
  prediction: z.nullable(z.enum(predictionNames)),
  segments: z.literal(segmentCounts),
  corrections: z._default(z.strictObject({ upper: counted, lower: counted }), noReadings.corrections),
})

const withoutLevelling = (wish: unknown): unknown => {
  if (!isFields(wish)) return wish
  const { levelling: _, ...rest } = wish
  return rest
}

/** What versions 1 to 3 did not know: all was read on surfaces, and room was measured by four segments. Version 4 knew no raphe,
 * version 5 no norm of the doctor's own. */
const { on, rulers, segments, raphe } = noReadings
const sinceSix = { version: 6 }
const sinceFive = { ...sinceSix, raphe }
const sinceFour = { ...sinceFive, on, rulers, segments }

/**
 * Version 1 had no corrections. Version 2 subtracted levelling from a length that already contained it, if the doctor counted it.
 */
const upgraded = (value: unknown): unknown => {
  if (!isFields(value)) return value
  if (value.version === 1) return { ...value, ...sinceFour, corrections: noReadings.corrections }
  if (value.version === 3) return { ...value, ...sinceFour }
  if (value.version === 4) return { ...value, ...sinceFive }
  if (value.version === 5) return { ...value, ...sinceSix }
  if (value.version !== 2) return value
  const { corrections } = value
  const kept = isFields(corrections)
    ? { corrections: Object.fromEntries(Object.entries(corrections).map(([jaw, wish]) => [jaw, withoutLevelling(wish)])) }
    : {}
  return { ...value, ...sinceFour, ...kept }
}

/** Rounded to a ten-thousandth of a unit, a thousand times finer than a scan. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value)

/** The readings stored in a text, without any parts that cannot be read. Null text: nothing has been read off the models yet. */
export const modelReadingsFrom = (text: string | null | undefined): ModelReadings => {
  if (!text) return noReadings
  const { version: _, ...readings } = salvage(schema, upgraded(jsonIn(text)), { version: 6 as const, ...noReadings, teeth: {} })
  return readings as ModelReadings
}

/** The text to keep. */
export const modelReadingsText = (readings: ModelReadings): string => JSON.stringify({ version: 6, ...readings }, rounded)

/** What a doctor measured on the study models of a record. */
export const modelReadingsDocument: TextDocument = {
  name: 'ModelReadings',
  holds:
    'Points read on the study models of a record, by tooth (FDI): contacts of each reading, cusps, fossae; in the units and the frame of the file of each jaw; of a jaw read on an occlusal photograph in its pixels, with the ruler that gives it millimetres; two points of the midpalatal raphe on the upper one.',
  version: 6,
  schema,
  faultIn: text => placeOfFault(schema, upgraded(jsonIn(text))),
}
