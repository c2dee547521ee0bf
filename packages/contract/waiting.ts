import { z } from 'zod/mini'
import { imageKind, photo, recordType, sex } from './entities'
import * as f from './fields'
import { dicomHeader, fileFormats } from './inspection'

/** How a file arrived: a watched folder, DICOMweb STOW, an Orthanc, a query to a PACS, a phone. */
const waitingSource = z.enum(['folder', 'stow', 'orthanc', 'pacs', 'phone'])
export type WaitingSource = z.infer<typeof waitingSource>

export const waitingState = z.enum(['waiting', 'filed', 'binned'])
export type WaitingState = z.infer<typeof waitingState>

/** Traits by which a file and a case can be compared. */
const personTrait = z.enum(['number', 'name', 'birthday', 'sex'])
export type PersonTrait = z.infer<typeof personTrait>

/**
 * A case to which a waiting file, or a person of another system, may belong. Only ever a proposal, with what agrees and what
 * contradicts.
 */
export const waitingCandidate = z.strictObject({
  caseUuid: f.uuid,
  name: z.string(),
  birthday: z.nullable(z.string()),
  sex: z.nullable(sex),
  caseNo: z.string(),
  agrees: z.array(personTrait),
  differs: z.array(personTrait),
  records: z.array(
    z.strictObject({
      uuid: f.uuid,
      createday: z.string(),
      type: recordType,
      /** Slots that are already filled. */
      kinds: z.array(imageKind),
    }),
  ),
})
export type WaitingCandidate = z.infer<typeof waitingCandidate>

/** A file from a machine that waits for a person to decide where it belongs. */
export const waitingFile = z.strictObject({
  uuid: f.uuid,
  state: waitingState,
  source: waitingSource,
  /** The sender's name: that of a folder or token, an application entity title, or a PACS. */
  sender: z.string(),
  name: z.string(),
  arrivedAt: z.string(),
  format: z.enum(fileFormats),
  bytes: z.int(),
  hash: z.string(),
  /** Pixels as displayed; 0 for models. */
  width: z.int(),
  height: z.int(),
  fileScale: photo.shape.fileScale,
  thumbUrl: z.nullable(z.string()),
  previewUrl: z.nullable(z.string()),
  originalUrl: z.string(),
  /** The patient named in a DICOM file; null where the file names nobody. */
  person: z.nullable(dicomHeader.shape.patient),
  /** The day the picture was taken, according to DICOM or the camera. */
  day: z.nullable(z.string()),
  modality: z.nullable(z.string()),
  /** The assumed kind; null when unsure. */
  kind: z.nullable(imageKind),
  /** Other possible kinds, likeliest first. */
  others: z.array(imageKind),
  /** False while the content has not been inspected. */
  looked: z.boolean(),
  /** Whether an earlier file claims to be the same DICOM object but has different bytes. */
  sameInstance: z.boolean(),
  /** The record for which it was sent (by a phone), or under which it was filed. */
  place: z.nullable(z.strictObject({ caseUuid: f.uuid, recordUuid: f.uuid, patient: z.string(), createday: z.string() })),
  candidates: z.array(waitingCandidate),
  /** Name of the person who filed or discarded it, and when. */
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
})
export type WaitingFile = z.infer<typeof waitingFile>

/** The character set in which DICOM texts are written. */
export const dicomCharset = z.enum(['ISO_IR 192', 'GB18030'])

/** What a token permits: sending DICOM (STOW-RS). */
export const machineScope = z.enum(['dicom'])
export type MachineScope = z.infer<typeof machineScope>

/** A machine's token; the token itself is shown once and not stored. */
export const machineToken = z.strictObject({
  uuid: f.uuid,
  name: z.string(),
  scope: machineScope,
  createdBy: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
  /** When it ended with its maker's right to make tokens. */
  endedAt: z.nullable(z.string()),
  /** Whether its maker may still make tokens; if not, it lets nothing in, ended or not. */
  makerMay: z.boolean(),
})
export type MachineToken = z.infer<typeof machineToken>
