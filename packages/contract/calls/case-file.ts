import { z } from 'zod/mini'
import { call } from '../call'
import { caseFile, mostOfText, recordNote } from '../case-file'
import * as f from '../fields'

const noteText = z.string().check(z.maxLength(mostOfText))

export const caseFiles = {
  caseFileGet: call('/patient/file', {
    input: z.strictObject({ caseUuid: f.uuid }),
    output: z.strictObject({ file: caseFile, records: z.array(recordNote) }),
    does: 'What is written of a case: diagnosis, problem list, plan, progress, tags, next visit, and the notes of its records.',
  }),
  caseFileSave: call('/patient/fileSave', {
    input: z.strictObject({
      caseUuid: f.uuid,
      file: caseFile,
      /** The file as it was before the change. Fields the change leaves alone keep what another window has written since. */
      from: caseFile,
    }),
    output: caseFile,
    does: 'Saves what is written of a case; PATIENT_CONFLICT, naming the fields, when one has been changed elsewhere, differently, since `from`.',
  }),
  recordNoteSave: call('/timebar/note', {
    input: z.strictObject({ uuid: f.uuid, note: noteText, from: noteText }),
    output: recordNote,
    does: 'Saves the note of a record; PATIENT_CONFLICT when it has been changed elsewhere, differently, since `from`.',
  }),
  caseTags: call('/patient/tags', {
    input: f.nothing,
    output: z.array(z.strictObject({ tag: z.string(), cases: z.int() })),
    does: 'The tags a doctor uses, the most used first, 200 at most.',
  }),
} as const
