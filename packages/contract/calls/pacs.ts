import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'

const uid = z.string().check(z.regex(/^[0-9.]{1,64}$/))
const text = z.nullable(z.string())

const pacsStudy = z.strictObject({
  study: uid,
  /** The name as people write it; `nameThere` is the archive's own form. */
  name: text,
  nameThere: text,
  number: text,
  birthday: text,
  sex: z.nullable(z.enum(['male', 'female'])),
  day: text,
  modalities: z.array(z.string()),
  description: text,
  instances: z.nullable(z.int()),
})

const pacsInstance = z.strictObject({
  series: uid,
  instance: uid,
  modality: text,
  description: text,
  rows: z.nullable(z.int()),
  columns: z.nullable(z.int()),
  /** Whether the object waits here already, or did earlier. */
  here: z.boolean(),
})

/** The contents of an archive (PACS), queried by QIDO-RS and fetched by WADO-RS. */
export const pacs = {
  pacsFind: call('/pacs/find', {
    input: z.strictObject({
      archive: f.shortText,
      name: z.optional(f.shortText),
      number: z.optional(f.shortText),
      day: z.optional(f.day),
    }),
    output: z.strictObject({ studies: z.array(pacsStudy), more: z.boolean() }),
    does: 'Studies of an archive by name, number or day (one at least), 50 at most (QIDO-RS).',
  }),
  pacsStudy: call('/pacs/study', {
    input: z.strictObject({ archive: f.shortText, study: uid }),
    output: z.strictObject({ instances: z.array(pacsInstance), more: z.boolean() }),
    does: 'The objects of a study of an archive, 200 at most, and which of them came here before (QIDO-RS).',
  }),
  pacsFetch: call('/pacs/fetch', {
    input: z.strictObject({ archive: f.shortText, study: uid, series: uid, instance: uid }),
    output: z.strictObject({ uuid: f.uuid, before: z.boolean() }),
    does: 'Fetches an object of an archive into the waiting room, byte for byte (WADO-RS).',
  }),
} as const
