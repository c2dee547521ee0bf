import { stages } from '@sella/ceph/data/maturation'
import { z } from 'zod/mini'
import { recordType, sex } from './entities'
import * as f from './fields'

const years = z.int().check(z.gte(0), z.lte(150))

/** How a shown value compares with the wanted one. */
const comparison = z.enum(['gt', 'ge', 'lt', 'le', 'eq'])
export type Comparison = z.infer<typeof comparison>

/** A measurement of a record: of its lateral film, a built-in item or one the doctor defined, or of its study models; compared as it is shown (ANB 4.0 is not above 4). */
const finding = z.strictObject({
  item: z.string().check(z.minLength(1), z.maxLength(200)),
  is: comparison,
  value: z.number().check(z.gte(-100_000), z.lte(100_000)),
})
export type Finding = z.infer<typeof finding>

/** Most findings of one search. */
const mostFindings = 8

/**
 * Every part that is given must hold. Name, number, sex, agency, favourite and age of today are the case's; days, stage, film,
 * tracing, report, age at the record and findings must hold for one and the same record. A case without records counts as having
 * one without day, stage, film, tracing and report.
 */
export const searchFilter = z.strictObject({
  /** Part of the name, its pinyin or initials. */
  name: z.optional(f.shortText),
  /** Part of the case number. */
  number: z.optional(f.shortText),
  sex: z.optional(z.union([sex, z.literal('none')])),
  /** Completed years, both ends counted; of today or on the day of the record. */
  age: z.optional(z.strictObject({ from: z.optional(years), to: z.optional(years), at: z.enum(['today', 'record']) })),
  agency: z.optional(z.union([f.uuid, z.literal('none')])),
  favorite: z.optional(z.boolean()),
  /** Days of the record, both ends counted. */
  days: z.optional(z.strictObject({ from: z.optional(f.day), to: z.optional(f.day) })),
  types: z.optional(z.array(recordType).check(z.minLength(1), z.maxLength(3))),
  /** Vertebral stages of the record: the doctor's own, else the computed one. */
  necks: z.optional(z.array(z.enum(stages)).check(z.minLength(1), z.maxLength(6))),
  film: z.optional(z.boolean()),
  tracing: z.optional(z.boolean()),
  report: z.optional(z.boolean()),
  findings: z.optional(z.array(finding).check(z.maxLength(mostFindings))),
  /** Lengths by a scale nobody measured count too. */
  approximate: z.optional(z.boolean()),
})
export type SearchFilter = z.infer<typeof searchFilter>

/** A value as it was computed for this answer. */
const foundValue = z.strictObject({
  item: z.string(),
  /** For people, e.g. `5.3`, minus as U+2212; unit not included. */
  shown: z.string(),
  unit: z.enum(['degree', 'mm', 'percent', '']),
  /** A length by a scale nobody measured. */
  approximate: z.boolean(),
})
export type FoundValue = z.infer<typeof foundValue>

/** The latest record that fits, and its values. */
export const searchMatch = z.strictObject({
  recordUuid: f.uuid,
  createday: z.string(),
  type: recordType,
  values: z.array(foundValue),
})
export type SearchMatch = z.infer<typeof searchMatch>
