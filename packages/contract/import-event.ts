import { z } from 'zod/mini'

const count = z.int().check(z.gte(0))

/** What has come in. */
export const imported = z.strictObject({ patients: count, records: count, images: count, analyses: count })
export type Imported = z.infer<typeof imported>

/** What an import is at: its tables are read and checked, then its originals, then the rows are written. */
export const importSteps = ['reading', 'originals', 'writing'] as const
export type ImportStep = (typeof importSteps)[number]

/** What `/user/import` sends as `data:` once the file is there; the last one says how it ended. */
export const importEvent = z.union([
  /** `of` is 0 where the number is not known yet. */
  z.strictObject({ step: z.enum(importSteps), done: count, of: count }),
  z.strictObject({ imported }),
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
