import { z } from 'zod/mini'
import { recordType } from './entities'
import * as f from './fields'

/** Most characters in one text of the file. */
export const mostOfText = 20_000
/** Most tags per case. */
export const mostTags = 20

const text = z.string().check(z.maxLength(mostOfText))
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** What a doctor writes about a case. */
export const caseFile = z.strictObject({
  diagnosis: text,
  problems: text,
  plan: text,
  progress: text,
  tags: z.array(tag).check(z.maxLength(mostTags)),
  nextVisit: z.nullable(f.day),
  /** The purpose of the next visit. */
  nextVisitFor: f.shortText,
})
export type CaseFile = z.infer<typeof caseFile>

/** The note on one record. */
export const recordNote = z.strictObject({ uuid: f.uuid, createday: z.string(), type: recordType, note: z.string() })
export type RecordNote = z.infer<typeof recordNote>

/** The file of a case nothing has been written about. */
export const emptyFile: CaseFile = {
  diagnosis: '',
  problems: '',
  plan: '',
  progress: '',
  tags: [],
  nextVisit: null,
  nextVisitFor: '',
}
