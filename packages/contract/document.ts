import { z } from 'zod/mini'
import * as f from './fields'

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A finalised report: its bytes never change. */
export const document = z.strictObject({
  uuid: f.uuid,
  caseUuid: f.uuid,
  /** `D-20260520-0007`: the day and the doctor's running number on that day. */
  number: z.string(),
  kind: z.enum(['page', 'whole']),
  title: z.string(),
  author: z.string(),
  lang: z.enum(['zh', 'en', 'both']),
  /** The headings of its pages, in order. */
  sections: z.array(z.string()),
  pages: f.wholeFrom(1),
  bytes: f.wholeFrom(1),
  /** SHA-256 of its bytes. */
  hash: sha256,
  /** SHA-256 of everything it shows; printed in its footer. */
  identity: sha256,
  madeAt: z.string(),
  revokedAt: z.nullable(z.string()),
  revokeReason: z.string(),
  supersededBy: z.nullable(f.uuid),
})
export type FrozenDocument = z.infer<typeof document>

/**
 * The result of verifying a file. `registered`: a document of this account, byte for byte. `whole`: unaltered since it was made,
 * but not by this account. `altered`: made by Sella and changed since. `foreign`: anything else.
 */
export const verified = z.strictObject({
  verdict: z.enum(['registered', 'whole', 'altered', 'foreign']),
  /** The number stated in the file; empty for a foreign one. */
  number: z.string(),
  identity: z.string(),
  /** The document registered here with these bytes or, for an altered file, the one it claims to be. */
  document: z.nullable(document),
  /** The newest version of a superseded document, which may be revoked; null if `document` was not superseded. */
  latest: z.nullable(document),
})
export type Verified = z.infer<typeof verified>

const count = z.int().check(z.gte(0))

/** What `/document/make` sends as `data:`; the last event says how it ended. */
export const documentEvent = z.union([
  z.strictObject({ done: count, of: count }),
  z.strictObject({ document }),
  /** The envelope of the refusal. */
  z.strictObject({
    refused: z.strictObject({
      code: z.int(),
      message: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
])
export type DocumentEvent = z.infer<typeof documentEvent>
