import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'

const fields = {
  name: f.name,
  sex: z.nullable(e.sex),
  birthday: z.nullable(f.day),
  caseNo: f.caseNo,
  agencyUuid: z.nullable(f.uuid),
  phone: z.nullable(f.shortText),
  notes: z.nullable(f.longText),
}
const caseUuid = z.strictObject({ caseUuid: f.uuid })
const uuid = z.strictObject({ uuid: f.uuid })

export const patients = {
  patientAdd: call('/patient/add', { once: true, input: z.strictObject(fields), output: e.patient, does: 'Adds a case.' }),
  patientUpdate: call('/patient/update', {
    input: z.strictObject({
      uuid: f.uuid,
      ...fields,
      /** The fields as they were before the change. Fields the change leaves alone keep what another window has written since. */
      from: z.optional(z.strictObject(fields)),
    }),
    output: e.patient,
    does: 'Changes a case; PATIENT_CONFLICT when a field has been changed elsewhere, differently, since `from`.',
  }),
  patientGet: call('/patient/get', {
    input: z.strictObject({
      /**
       * Search terms, each part of the name, its pinyin or initials, the case number, the phone, a tag or a note; all must match.
       */
      search: z.optional(f.shortText),
      favorite: z.optional(z.boolean()),
      deleted: z.optional(z.boolean()),
      /** `tracing`: the latest film has no points. `unsure`: the latest tracing has unsure points. */
      awaits: z.optional(z.enum(['tracing', 'unsure'])),
      /** Only cases whose next visit falls on or before this day, earliest first. */
      due: z.optional(f.day),
      /** `name` (in pinyin) and `number` sort ascending, `updated` descending; `turned` reverses the order. */
      sort: z.optional(z.strictObject({ by: z.enum(['updated', 'name', 'number']), turned: z.boolean() })),
      page: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
      pageSize: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
    }),
    output: z.strictObject({
      total: z.int(),
      rows: z.array(e.patientRow),
      /** For `unsure`: number of tracings whose values are still being computed, so that the answer is not known yet. */
      waiting: z.optional(z.int()),
    }),
    does:
      'Lists cases, last changed first. `awaits` tracing: whose latest film has no points; unsure: whose latest tracing holds unsure ' +
      'points (`waiting`: tracings still to be read).',
  }),
  patientCounts: call('/patient/counts', {
    input: z.strictObject({ due: f.day }),
    output: z.strictObject({ all: z.int(), favorite: z.int(), visit: z.int(), toTrace: z.int(), bin: z.int() }),
    does:
      'How many cases each view of the list has: all, favourites, those whose next visit falls on or before `due`, those whose latest ' +
      'film has no points, those in the bin.',
  }),
  patientFind: call('/patient/find', { input: uuid, output: e.patient, does: 'One case.' }),
  patientDelete: call('/patient/delete', { once: true, input: uuid, output: f.done, does: 'Moves a case to the bin.' }),
  patientRestore: call('/patient/restore', {
    once: true,
    input: uuid,
    output: e.patient,
    does: 'Takes a case back out of the bin.',
  }),
  patientErase: call('/patient/erase', {
    once: true,
    input: z.strictObject({ uuid: f.uuid, password: f.shortText }),
    output: f.done,
    does: "Erases a case in the bin for good, with the account's password. The change log keeps that it was there, without a word of the patient; backups made before still hold it.",
  }),
  binEmpty: call('/patient/emptyBin', {
    once: true,
    input: z.strictObject({ password: f.shortText }),
    output: z.strictObject({ erased: z.int() }),
    does: "Erases every case in the bin for good, with the account's password.",
  }),
  patientFavorite: call('/patient/favorite', {
    method: 'GET',
    body: 'query',
    input: z.strictObject({ uuid: f.uuid, favorite: z.enum(['0', '1']) }),
    output: e.patient,
    does: 'Marks or unmarks a case as a favourite.',
  }),
  caseArchive: call('/patient/archive', {
    reply: 'bytes',
    media: 'application/zip',
    input: z.strictObject({
      uuid: f.uuid,
      /** If false, no name, number, free text, key or date is included, and pictures are re-encoded from their pixels. */
      identity: z._default(z.boolean(), true),
      /** Whether to include photos of the face without identity: they reveal who the patient is. */
      facePhotos: z._default(z.boolean(), false),
    }),
    output: z.unknown(),
    does: 'One case as a ZIP that any account can import: records, pictures, overlaps, plans and, with identity, what is written and documents. Nothing of the bin.',
  }),
  overconfigFind: call('/patient/overconfigFind', {
    input: caseUuid,
    output: f.documentOut('OverlapSchemes'),
    does: 'The overlap schemes of a case, a JSON text.',
  }),
  overconfigUpdate: call('/patient/overconfigUpdate', {
    input: z.strictObject({
      caseUuid: f.uuid,
      content: f.documentIn('OverlapSchemes'),
      /** The schemes before the change, as `overconfigFind` returned them; if others have been saved since, nothing is saved. */
      from: z.optional(f.documentIn('OverlapSchemes')),
    }),
    output: f.done,
    does: 'Saves the overlap schemes of a case, if they still are those the change started from.',
  }),
} as const
