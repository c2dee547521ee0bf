import { z } from 'zod/mini'

const count = z.int().check(z.gte(0))

/** What has come in. */
const imported = z.strictObject({ patients: count, records: count, images: count, analyses: count })
export type Imported = z.infer<typeof imported>

/** What becomes of cases of an archive that a case here may be: by number or, where one of the two has none, by name and birthday. */
export const sameNumber = {
  /** Of the same name and birthday: merge what is not here yet, keep as a case of another number, or leave out. */
  same: z.optional(z.enum(['merge', 'separate', 'leave'])),
  /** Of another name or birthday, or a name alone without number and birthday: two persons are never merged. */
  others: z.optional(z.enum(['separate', 'leave'])),
} as const
export type SameNumber = { readonly [K in keyof typeof sameNumber]?: z.infer<(typeof sameNumber)[K]> }

const person = z.strictObject({ name: z.string(), birthday: z.nullable(z.string()) })

/** Cases of an archive that may be here already, and whose these are. */
const numberTaken = z.strictObject({
  same: count,
  others: count,
  /** The first fifty. */
  cases: z.array(z.strictObject({ caseNo: z.string(), same: z.boolean(), here: person, archived: person })),
})
export type NumberTaken = z.infer<typeof numberTaken>

/** What an import is at: its tables are read and checked, then its originals, then the rows are written. */
const importSteps = ['reading', 'originals', 'writing'] as const
export type ImportStep = (typeof importSteps)[number]

/** What `/user/import` sends as `data:` once the file is there; the last one says how it ended. */
export const importEvent = z.union([
  /** `of` is 0 where the number is not known yet. */
  z.strictObject({ step: z.enum(importSteps), done: count, of: count }),
  z.strictObject({ imported }),
  /** Nothing was written: it is to be said first what becomes of these, and the archive sent again. */
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
