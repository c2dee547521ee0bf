import { z } from 'zod/mini'
import { imageKind, photo, recordType, sex } from './entities'
import * as f from './fields'
import { dicomHeader, fileFormats } from './inspection'

/** By which way a file came: a watched folder, DICOMweb STOW, an Orthanc, a question to a PACS, a phone. */
const waitingSource = z.enum(['folder', 'stow', 'orthanc', 'pacs', 'phone'])
export type WaitingSource = z.infer<typeof waitingSource>

export const waitingState = z.enum(['waiting', 'filed', 'binned'])
export type WaitingState = z.infer<typeof waitingState>

/** What a file and a case can be compared by. */
const personTrait = z.enum(['number', 'name', 'birthday', 'sex'])
export type PersonTrait = z.infer<typeof personTrait>

/** A case that a waiting file, or a person of another system, may belong to. Only ever proposed: what agrees, and what speaks against it. */
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
      /** Slots that are taken. */
      kinds: z.array(imageKind),
    }),
  ),
})
export type WaitingCandidate = z.infer<typeof waitingCandidate>

/** A file that came from a machine and waits for a person to say where it belongs. */
export const waitingFile = z.strictObject({
  uuid: f.uuid,
  state: waitingState,
  source: waitingSource,
  /** As the sender is called: a folder's or token's name, an application title, a PACS. */
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
  /** Whom a DICOM file names; null where the file names nobody. */
  person: z.nullable(dicomHeader.shape.patient),
  /** The day the picture was taken, by DICOM or the camera. */
  day: z.nullable(z.string()),
  modality: z.nullable(z.string()),
  /** The kind it is taken for; null when unsure. */
  kind: z.nullable(imageKind),
  /** What it may be besides, the likelier first. */
  others: z.array(imageKind),
  /** False while the content has not been looked at. */
  looked: z.boolean(),
  /** Another file came before that claims to be the same DICOM object, with other bytes. */
  sameInstance: z.boolean(),
  /** The record it was sent for (a phone), or into which it was filed. */
  place: z.nullable(z.strictObject({ caseUuid: f.uuid, recordUuid: f.uuid, patient: z.string(), createday: z.string() })),
  candidates: z.array(waitingCandidate),
  /** Who filed or discarded it, and when. */
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
})
export type WaitingFile = z.infer<typeof waitingFile>

/** In which character set DICOM texts are written. */
export const dicomCharset = z.enum(['ISO_IR 192', 'GB18030'])

/** What a token opens: sending DICOM (STOW-RS). */
export const machineScope = z.enum(['dicom'])
export type MachineScope = z.infer<typeof machineScope>

/** A token of a machine; the token itself is shown once and not stored. */
export const machineToken = z.strictObject({
  uuid: f.uuid,
  name: z.string(),
  scope: machineScope,
  createdBy: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type MachineToken = z.infer<typeof machineToken>
