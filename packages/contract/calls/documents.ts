import { z } from 'zod/mini'
import { call } from '../call'
import { document, verified } from '../document'
import * as f from '../fields'
import { report } from './report'

export const documents = {
  documentList: call('/document/list', {
    input: z.strictObject({ caseUuid: f.uuid }),
    output: z.array(document),
    does: 'The documents made of a case, the newest first; revoked and superseded ones stay.',
  }),
  documentMake: call('/document/make', {
    reply: 'events',
    input: z.strictObject({
      kind: z.enum(['page', 'whole']),
      wish: report.reportComprehensive.input,
      /** A document of the same case that the new one takes the place of. */
      supersedes: z._default(z.nullable(f.uuid), null),
    }),
    output: z.unknown(),
    does: 'Makes a report, numbers it and keeps its bytes for ever: events tell how many pages are done, the last one the document. What was made before of the same content is handed back instead. Hanging up stops it.',
  }),
  documentFile: call('/document/file', {
    reply: 'bytes',
    media: 'application/pdf',
    input: z.strictObject({ uuid: f.uuid }),
    output: z.unknown(),
    does: 'A document as it was made, byte for byte.',
  }),
  documentRevoke: call('/document/revoke', {
    input: z.strictObject({ uuid: f.uuid, reason: f.shortText }),
    output: document,
    does: 'Revokes a document; it stays listed and can be had as before. DOCUMENT_CLOSED where it is revoked or superseded already.',
  }),
  caseMeasurements: call('/document/measurements', {
    reply: 'bytes',
    media: 'application/octet-stream',
    input: z.strictObject({
      caseUuid: f.uuid,
      /** A built-in analysis by name or an own one by uuid. */
      analysis: f.name,
      lang: z.enum(['zh', 'en']),
      format: z.enum(['csv', 'xlsx', 'json']),
    }),
    output: z.unknown(),
    does: 'What an analysis measures on every traced record of a case, with errors, norms and their sources: CSV, XLSX (a sheet a record) or JSON. Numbers are not rounded; nothing is measured by an assumed scale.',
  }),
  documentVerify: call('/document/verify', {
    body: 'bytes',
    input: z.strictObject({}),
    output: verified,
    does: 'Whether a PDF is a document of this account, byte for byte, and whether it still holds; or what else it is. Nothing is kept.',
  }),
} as const
