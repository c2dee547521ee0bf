import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'
import { inspection, spacingChoice } from '../inspection'
import { dicomCharset, machineScope, machineToken, waitingCandidate, waitingFile, waitingState } from '../waiting'

/**
 * The analysis by which traced records are measured for structured reports (TID 1500); null for no reports. None are sent without
 * identity.
 */
const measured = z._default(z.nullable(z.strictObject({ analysis: f.shortText, lang: z.enum(['zh', 'en']) })), null)

/** Files sent by machines, and which machines may send them. */
export const machines = {
  waitingList: call('/waiting/list', {
    input: z.strictObject({
      state: waitingState,
      limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
      /** Only files sent for this record. */
      recordUuid: z.optional(f.uuid),
    }),
    output: z.strictObject({ rows: z.array(waitingFile), more: z.boolean() }),
    does: 'Files from machines, last arrived first, 50 unless more are asked for: those that wait for a person, were filed, or are in the bin; with the cases they may belong to.',
  }),
  patientLike: call('/patient/like', {
    input: z.strictObject({
      /** Patient data as another system writes it; missing fields are empty or null. */
      people: z
        .array(
          z.strictObject({
            name: z.string().check(z.maxLength(100)),
            number: z.string().check(z.maxLength(64)),
            birthday: z.nullable(f.day),
            sex: z.nullable(e.sex),
          }),
        )
        .check(z.maxLength(100)),
    }),
    output: z.array(z.array(waitingCandidate)),
    does: 'For each person, in the order asked, the cases that may be of the same: those with its number and those of its name, what agrees and what differs. Nothing is decided or changed.',
  }),
  waitingCount: call('/waiting/count', {
    input: f.nothing,
    output: z.strictObject({ waiting: z.int() }),
    does: 'How many files from machines wait for a person.',
  }),
  waitingLook: call('/waiting/look', {
    input: z.strictObject({
      uuid: f.uuid,
      /** Frame of a DICOM file, or page of a TIFF, to show, counted from 1; the first if left out. */
      page: z.optional(f.pageText),
    }),
    output: inspection,
    does: 'Looks at a waiting file as imageInspect does at one in the body, and keeps nothing.',
  }),
  waitingPlace: call('/waiting/place', {
    once: true,
    input: z.strictObject({
      uuid: f.uuid,
      recordUuid: f.uuid,
      type: e.imageKind,
      spacing: z.optional(spacingChoice),
      /** Frame of a DICOM file, or page of a TIFF, that becomes the picture, counted from 1; the first if left out. */
      page: z.optional(f.pageText),
      /** `refuse`: answer IMAGE_DUPLICATE if the case already shows this very file. */
      ifKnown: z.optional(z.enum(['keep', 'refuse'])),
      /** `beside`: if the record already has an image of this kind, keep both; the earlier one stays the chosen one. */
      ifTaken: z.optional(z.enum(['replace', 'beside'])),
    }),
    output: e.photo,
    does: 'Puts a waiting file, byte for byte as it came, into a record as the image of one kind; an earlier one goes to the bin, unless both are to be kept.',
  }),
  waitingBin: call('/waiting/bin', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Moves a waiting file to the bin.',
  }),
  waitingRestore: call('/waiting/restore', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Takes a file out of the bin: it waits again.',
  }),
  waitingErase: call('/waiting/erase', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Erases a file in the bin for good.',
  }),
  dicomExport: call('/case/dicom', {
    reply: 'bytes',
    media: 'application/zip',
    input: z.strictObject({
      uuid: f.uuid,
      charset: z._default(dicomCharset, 'ISO_IR 192'),
      /** If false, no name, number, date, report or model is included. */
      identity: z._default(z.boolean(), true),
      /** Whether to include photos of the face without identity: they reveal who the patient is. */
      facePhotos: z._default(z.boolean(), false),
      measured,
    }),
    output: z.unknown(),
    does: 'A case as DICOM files in a ZIP: films and photos as they are shown, models, measurements as structured reports where an analysis is named, and the reports that stand; each record a study.',
  }),
  caseFhir: call('/case/fhir', {
    reply: 'bytes',
    media: 'application/fhir+json',
    input: z.strictObject({
      uuid: f.uuid,
      /** The analysis by which the records are measured: a built-in one by name, or one of the doctor's own by uuid. */
      analysis: f.shortText,
      lang: z.enum(['zh', 'en']),
    }),
    output: z.unknown(),
    does: 'A case as a FHIR R4 Bundle: who it is of, records as imaging studies, measurements with norms and errors, reports that stand, plans, and who placed the points.',
  }),
  archiveList: call('/archive/list', {
    input: f.nothing,
    output: z.array(z.strictObject({ name: z.string() })),
    does: 'The archives (PACS) that this account can send to.',
  }),
  dicomSend: call('/case/dicomSend', {
    once: true,
    input: z.strictObject({ uuid: f.uuid, archive: f.shortText, charset: z._default(dicomCharset, 'ISO_IR 192'), measured }),
    output: z.strictObject({ stored: z.int(), failed: z.int() }),
    does: 'Sends a case as DICOM to an archive by STOW-RS: how many objects it stored, and how many it refused.',
  }),
  machineTokens: call('/machine/tokens', {
    input: f.nothing,
    output: z.array(machineToken),
    does: 'The tokens by which machines send to this account or read from it.',
  }),
  machineTokenAdd: call('/machine/tokenAdd', {
    once: true,
    input: z.strictObject({ name: f.name, scope: machineScope }),
    output: z.strictObject({ uuid: f.uuid, token: z.string() }),
    does: 'A new token for one machine; it is told here and never again.',
  }),
  machineTokenStop: call('/machine/tokenStop', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Revokes a token: it opens nothing from then on.',
  }),
} as const
