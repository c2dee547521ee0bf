import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import * as r from '../rereads'
import { studyChoice } from '../study-choice'

/** Identifies a blind tracing: the film it is made on and its reader. */
const draftOf = {
  recordUuid: f.uuid,
  reader: r.blindReader,
  /** Name of the other reader; empty where the doctor reads herself. */
  name: z.string().check(z.maxLength(100)),
} as const

export const rereads = {
  rereadAdd: call('/reread/add', {
    once: true,
    input: z.strictObject({
      ...draftOf,
      cephPoints: f.jsonText,
      /** Its place in the order of a set; missing or null where it is read alone. */
      order: z.optional(z.nullable(r.readingOrder)),
    }),
    output: r.reread,
    does: "Keeps a further reading of a record's film, made blind; the record's own tracing is not touched.",
  }),
  rereadDetected: call('/reread/detected', {
    once: true,
    input: z.strictObject({ recordUuid: f.uuid, jobUuid: f.uuid }),
    output: r.reread,
    does: "Keeps what a detection of the record's film found as a further reading, under the name of its weights. The points are the server's own: NOT_FOUND where the job is none of this record's, of another film by now, or not done.",
  }),
  rereadList: call('/reread/list', {
    input: z.strictObject({}),
    output: z.array(r.rereadFilm),
    does: "All further readings of the doctor's films, oldest first, each with the record's own tracing of that film.",
  }),
  rereadDelete: call('/reread/delete', {
    once: true,
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Deletes a further reading for good; the change log keeps what it was.',
  }),
  rereadExport: call('/reread/export', {
    reply: 'bytes',
    media: 'application/octet-stream',
    input: z.strictObject({
      choice: studyChoice,
      format: z.enum(['csv', 'xlsx', 'pdf']),
      lang: z.enum(['zh', 'en']),
      /** Today's calendar day at the reader's place. */
      today: f.day,
    }),
    output: z.unknown(),
    does: "How the readings chosen agree with the records' own tracings, as tables (CSV, XLSX: measurements, points, each film's two readings, what it is of; numbers not rounded) or on paper with the Bland-Altman plots. It names no patient. STUDY_EMPTY where no film has two readings.",
  }),
  rereadDrafts: call('/reread/drafts', {
    input: z.strictObject({}),
    output: z.array(r.rereadDraftRow),
    does: 'The blind tracings the caller has begun and not closed, last touched first; those whose film was replaced are left out.',
  }),
  rereadDraftGet: call('/reread/draft', {
    input: z.strictObject(draftOf),
    output: z.nullable(r.rereadDraft),
    does: 'A blind tracing the caller began; null where none is, or the film is another one by now.',
  }),
  rereadDraftSave: call('/reread/draftSave', {
    /**
     * `version`: the version the work started from, 0 where none was kept; if another one is stored, the call fails with a
     * conflict.
     */
    input: z.strictObject({
      ...draftOf,
      version: f.wholeFrom(0),
      cephPoints: f.jsonText,
      /** The film on which the points were placed, by the name of its picture as displayed. If the record shows another, PICTURE_CHANGED. */
      shown: z.optional(f.shortText),
      /** Its place in the order of a set, kept from the first time it is given. */
      order: z.optional(z.nullable(r.readingOrder)),
    }),
    output: r.rereadDraft,
    does: "Keeps a blind tracing in hand; neither the record's own tracing nor any reading is touched.",
  }),
  rereadDraftClose: call('/reread/draftClose', {
    once: true,
    input: z.strictObject({ uuid: f.uuid, version: f.wholeFrom(1) }),
    output: r.reread,
    does: "Closes a blind tracing into a further reading with its day and reader; at a clinic's desk the reader is the member signed in.",
  }),
  rereadDraftDelete: call('/reread/draftDelete', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Gives a blind tracing up; its points are gone.',
  }),
} as const
