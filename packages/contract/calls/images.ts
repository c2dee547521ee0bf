import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'
import { inspection, lookedPicture, spacingChoice } from '../inspection'
import { pictureEdit } from '../picture-edit'

export const images = {
  imageUpload: call('/image/upload', {
    body: 'bytes',
    input: z.strictObject({
      recordUuid: f.uuid,
      type: e.imageKind,
      name: f.shortText,
      spacing: z.optional(spacingChoice),
      /** Frame of a DICOM file, or page of a TIFF or PDF, counted from 1; the first if left out. */
      page: z.optional(f.pageText),
      /** `1`: the kind is a guess and is shown as one. */
      guessed: z.optional(z.enum(['0', '1'])),
      /** `refuse`: answer IMAGE_DUPLICATE if the case already shows this very file. */
      ifKnown: z.optional(z.enum(['keep', 'refuse'])),
      /** `beside`: if the record already has an image of this kind, keep both; the earlier one stays the chosen one. */
      ifTaken: z.optional(z.enum(['replace', 'beside'])),
    }),
    output: e.photo,
    does: 'Keeps the file in the body, byte for byte, as the image of one kind of a record; an earlier one goes to the bin, unless both are to be kept.',
  }),
  imageInspect: call('/image/inspect', {
    body: 'bytes',
    input: z.strictObject({
      /** Frame of a DICOM file, or page of a TIFF or PDF, to show, counted from 1; the first if left out. */
      page: z.optional(f.pageText),
    }),
    output: inspection,
    does: 'Looks at the file in the body and keeps nothing: its format, size, scale and what a DICOM file says of the patient.',
  }),
  imageGuess: call('/image/guess', {
    body: 'bytes',
    input: f.nothing,
    output: lookedPicture,
    does: 'Looks at the picture in the body, or a smaller copy of it, and keeps nothing: the kind it may be of, or null when unsure.',
  }),
  imageEdit: call('/image/edit', {
    input: z.strictObject({
      uuid: f.uuid,
      recipe: z.nullable(pictureEdit),
      /**
       * For a lateral film: move its tracing along, provided the tracing is still that of this version of the record and nothing
       * else depends on the film.
       */
      carry: z.optional(z.strictObject({ version: z.int() })),
      /** The edit that it replaces, as the image said; null for none. If another is stored, PICTURE_CHANGED. */
      from: z.optional(z.nullable(pictureEdit)),
    }),
    output: e.photo,
    does: 'Crops, turns, mirrors or lightens what is shown of an image; null restores it. Refuses to move pixels under points, unless the tracing is carried along.',
  }),
  pictureMarksGet: call('/image/marks', {
    input: z.strictObject({ uuid: f.uuid }),
    output: z.strictObject({ content: z.nullable(f.documentOut('PictureMarks')) }),
    does: 'What was measured and noted on a picture, a JSON text; null where nothing was.',
  }),
  pictureMarksSave: call('/image/marksSave', {
    input: z.strictObject({
      uuid: f.uuid,
      content: z.nullable(f.documentIn('PictureMarks')),
      /** The marks before the change, as `pictureMarksGet` returned them. */
      from: z.nullable(f.documentIn('PictureMarks')),
    }),
    output: f.done,
    does: 'Keeps what was measured and noted on a picture, if it still is what the change started from (MARKS_CONFLICT); null clears it. Nothing else of the picture or its record changes.',
  }),
  imageGet: call('/image/get', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.partialRecord(e.imageKind, z.strictObject({ base64: z.string(), filename: z.string() })),
    does: 'The previews of a record keyed by kind, as base64.',
  }),
  imageMove: call('/image/move', {
    input: z.strictObject({ uuid: f.uuid, recordUuid: f.uuid, type: e.imageKind }),
    output: e.photo,
    does: 'Moves an image to another slot or record; the two change places when the slot is taken. To its own slot: confirms its kind.',
  }),
  imageChoose: call('/image/choose', {
    input: z.strictObject({ uuid: f.uuid }),
    output: e.photo,
    does: 'Makes an image the chosen one of its kind; the one that was is kept beside it.',
  }),
  imageTakeBack: call('/image/takeBack', {
    input: z.strictObject({ uuids: z.array(f.uuid).check(z.minLength(1), z.maxLength(500)) }),
    output: z.strictObject({ images: z.int(), records: z.int() }),
    does: 'Takes back what a drop of the last 24 hours brought: its images go to the bin, what they replaced comes back, and records made for them that hold nothing else go to the bin. Says how many of each went.',
  }),
  imageDelete: call('/image/delete', {
    once: true,
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Moves an image to the bin; of those kept beside it the latest becomes the chosen one.',
  }),
  imageBin: call('/image/bin', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.array(e.binnedPhoto),
    does: 'The images of a record that are in the bin, deleted or replaced, last first.',
  }),
  imageRestore: call('/image/restore', {
    once: true,
    input: z.strictObject({ uuid: f.uuid }),
    output: e.photo,
    does: 'Takes an image out of the bin and back to its slot; one that is there is kept beside it. One that was kept beside another is so again.',
  }),
  fileGet: call('/file/get', {
    method: 'GET',
    body: 'query',
    reply: 'bytes',
    access: 'signed',
    input: z.strictObject({
      path: f.shortText,
      /** For whom we signed it: it opens while that session, and its doctor's access, or that link last and the session is not locked. */
      by: z.optional(f.shortText),
      /** When the address expires, in seconds since 1970; at most 1200 seconds ahead. */
      expires: f.shortText,
      signature: f.shortText,
      /** The security token, for an address signed with the credentials of system/authorize. */
      token: z.optional(f.shortText),
    }),
    output: z.unknown(),
    does: 'A stored file by its signed address, valid for 1200 s while who it was made for may see it: one of ours, or signed as base64url(HMAC-SHA-256(secret, path LF expires)) with own credentials.',
  }),
} as const
