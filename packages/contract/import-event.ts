import { z } from 'zod/mini'

const count = z.int().check(z.gte(0))

/**
 * Counts of what was imported. `merged`: how many of the patients were here already and received what they lacked. Of these, where
 * there are any: `completed` records that were here and got something, cases that were `restored` from the bin, records that were
 * `returned` from that of their case, pictures (`picturesReturned`) from that of their record, and cases whose texts `differ`, of
 * which the ones here stay.
 */
const imported = z.strictObject({
  ...{ patients: count, merged: count, records: count, images: count, analyses: count },
  ...{ completed: z.optional(count), restored: z.optional(count), differ: z.optional(count) },
  ...{ returned: z.optional(count), picturesReturned: z.optional(count) },
})
export type Imported = z.infer<typeof imported>

/**
 * What to do with archived cases that may already exist here, matched by number or, where either has none, by name and birthday.
 */
export const sameNumber = {
  /** If name and birthday agree: merge what is missing here, keep it as a separate case under another number, or leave it out. */
  same: z.optional(z.enum(['merge', 'separate', 'leave'])),
  /** If name or birthday differ, or there is only a name without number and birthday: two persons are never merged. */
  others: z.optional(z.enum(['separate', 'leave'])),
} as const
export type SameNumber = { readonly [K in keyof typeof sameNumber]?: z.infer<(typeof sameNumber)[K]> }

const person = z.strictObject({ name: z.string(), birthday: z.nullable(z.string()) })

/** Archived cases that may already exist here, with the persons on both sides. */
const numberTaken = z.strictObject({
  same: count,
  others: count,
  /** The first fifty. */
  cases: z.array(
    z.strictObject({
      ...{ caseNo: z.string(), same: z.boolean(), here: person, archived: person },
      /** Present if the case here lies in the bin; merged, it is taken out. */
      binned: z.optional(z.literal(true)),
    }),
  ),
})
export type NumberTaken = z.infer<typeof numberTaken>

/** The steps of an import: its tables are read and checked, then its originals are imported, then the rows are written. */
const importSteps = ['reading', 'originals', 'writing'] as const
export type ImportStep = (typeof importSteps)[number]

/** What `/user/import` sends as `data:` once the file has been uploaded; the last event says how the import ended. */
export const importEvent = z.union([
  /** `of` is 0 while the total is unknown. */
  z.strictObject({ step: z.enum(importSteps), done: count, of: count }),
  z.strictObject({ imported }),
  /** Nothing was written: the caller must first decide about these cases and send the archive again. */
  z.strictObject({ asks: numberTaken }),
  /** The envelope of the refusal. */
  z.strictObject({
    refused: z.strictObject({
      code: z.int(),
      message: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
])
export type ImportEvent = z.infer<typeof importEvent>
