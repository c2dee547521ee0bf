import { z } from 'zod/mini'
import { call } from '../call'
import { searchFilter } from '../case-search'
import { document, verified } from '../document'
import * as f from '../fields'
import { report } from './report'

/** How an export lays out measurements. */
const table = {
  /**
   * A built-in analysis by name, or one of the doctor's own by uuid; or a view of the face (`face_side`, `face_frontal`,
   * `face_smile`), for all that is measured on its photo.
   */
  analysis: f.storedName,
  lang: z.enum(['zh', 'en']),
  format: z.enum(['csv', 'xlsx', 'json']),
  /**
   * `records`: one row per measurement; in XLSX, one sheet per record. `research`: one row per record, one column per
   * measurement.
   */
  shape: z._default(z.enum(['records', 'research']), 'records'),
} as const

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
      /** A document of the same case that the new one replaces. */
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
    once: true,
    input: z.strictObject({ uuid: f.uuid, reason: f.shortText }),
    output: document,
    does: 'Revokes a document; it stays listed and can be had as before. DOCUMENT_CLOSED where it is revoked or superseded already.',
  }),
  caseMeasurements: call('/document/measurements', {
    reply: 'bytes',
    media: 'application/octet-stream',
    input: z.strictObject({
      ...table,
      caseUuid: f.uuid,
      /** If false, the export contains no name, number, birthday, date or key; sex, age and days between records remain. */
      identity: z._default(z.boolean(), true),
    }),
    output: z.unknown(),
    does: 'What an analysis measures on every traced record of a case, or on every face photo of a view with points on it, with errors, norms and their sources: CSV, XLSX (a sheet a record) or JSON, or as a research table. Numbers are not rounded; nothing is measured by an assumed scale.',
  }),
  searchMeasurements: call('/document/searchMeasurements', {
    reply: 'bytes',
    media: 'application/octet-stream',
    input: z.strictObject({ ...table, filter: searchFilter, today: f.day, identity: z._default(z.boolean(), false) }),
    output: z.unknown(),
    does: 'The same of every traced record that combined filters find, of all traced records of the cases where they ask for no record; nobody is named unless wished. TABLE_TOO_LARGE beyond 5,000 records, or beyond 250 with a sheet each; BUSY while tracings wait to be measured by whose values the filters choose.',
  }),
  documentVerify: call('/document/verify', {
    body: 'bytes',
    input: z.strictObject({}),
    output: verified,
    does: 'Whether a PDF is a document of this account, byte for byte, and whether it still holds; or what else it is. Nothing is kept.',
  }),
} as const
