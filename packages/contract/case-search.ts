import { stages } from '@sella/ceph/data/maturation-stages'
import { z } from 'zod/mini'
import { recordType, sex } from './entities'
import * as f from './fields'

const years = z.int().check(z.gte(0), z.lte(150))

/** How a displayed value compares with the one searched for. */
const comparison = z.enum(['gt', 'ge', 'lt', 'le', 'eq'])
export type Comparison = z.infer<typeof comparison>

/**
 * A measurement of a record: from its lateral film (a built-in item or one the doctor defined) or from its study models. The
 * displayed value is compared, so ANB 4.0 is not above 4.
 */
const finding = z.strictObject({
  item: z.string().check(z.minLength(1), z.maxLength(200)),
  is: comparison,
  value: z.number().check(z.gte(-100_000), z.lte(100_000)),
})
export type Finding = z.infer<typeof finding>

/** Most findings in one search. */
const mostFindings = 8

/**
 * All parts given must hold. Name, number, sex, agency, favourite and current age belong to the case; days, stage, film, tracing,
 * report, age at the record and findings must all hold for the same record. A case without records counts as having one without
 * day, stage, film, tracing and report.
 */
export const searchFilter = z.strictObject({
  /** Part of the name, its pinyin or initials. */
  name: z.optional(f.shortText),
  /** Part of the case number. */
  number: z.optional(f.shortText),
  sex: z.optional(z.union([sex, z.literal('none')])),
  /** Completed years, both ends inclusive; today or on the day of the record. */
  age: z.optional(z.strictObject({ from: z.optional(years), to: z.optional(years), at: z.enum(['today', 'record']) })),
  agency: z.optional(z.union([f.uuid, z.literal('none')])),
  favorite: z.optional(z.boolean()),
  /** Days of the record, both ends inclusive. */
  days: z.optional(z.strictObject({ from: z.optional(f.day), to: z.optional(f.day) })),
  types: z.optional(z.array(recordType).check(z.minLength(1), z.maxLength(3))),
  /** Vertebral maturation stages of the record: the doctor's own, otherwise the computed one. */
  necks: z.optional(z.array(z.enum(stages)).check(z.minLength(1), z.maxLength(6))),
  film: z.optional(z.boolean()),
  tracing: z.optional(z.boolean()),
  report: z.optional(z.boolean()),
  findings: z.optional(z.array(finding).check(z.maxLength(mostFindings))),
  /** Also count lengths by a scale nobody measured. */
  approximate: z.optional(z.boolean()),
})
export type SearchFilter = z.infer<typeof searchFilter>

/** A value as it was computed for this answer. */
const foundValue = z.strictObject({
  item: z.string(),
  /** Formatted for display, e.g. `5.3`; minus as U+2212, no unit. */
  shown: z.string(),
  unit: z.enum(['degree', 'mm', 'percent', '']),
  /** Whether it is a length by a scale nobody measured. */
  approximate: z.boolean(),
})
export type FoundValue = z.infer<typeof foundValue>

/** The vertebral maturation stage by which a record matched. */
const foundStage = z.strictObject({
  stage: z.enum(stages),
  /** Who read it; null for a computed one. */
  by: z.nullable(z.string()),
})
export type FoundStage = z.infer<typeof foundStage>

/** The latest matching record and its values. */
export const searchMatch = z.strictObject({
  recordUuid: f.uuid,
  createday: z.string(),
  type: recordType,
  values: z.array(foundValue),
  /** Null unless the filter asks for stages. */
  neck: z.nullable(foundStage),
})
export type SearchMatch = z.infer<typeof searchMatch>
