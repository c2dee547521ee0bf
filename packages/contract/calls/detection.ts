import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import { jobState } from '../job'
import { porionChoice } from '../porion'

const job = z.strictObject({
  uuid: f.uuid,
  state: jobState,
  /** Upper limit on the number of jobs ahead of this one; only while it waits and only when requested. */
  ahead: z.optional(z.int()),
  /** 0 to 1. */
  progress: z.number(),
  step: z.string(),
  /** The error code if the job failed. */
  reason: z.nullable(z.string()),
  /** JSON text of the detection once done: model, checks, landmarks in pixels of the upright film. */
  result: z.nullable(z.string()),
})
export type DetectionJob = z.infer<typeof job>

export const detection = {
  detectionStart: call('/detection/start', {
    input: z.strictObject({
      recordUuid: f.uuid,
      porion: z.optional(porionChoice),
      /** The film that the caller shows, by the name of its picture as displayed. If the record shows another by now, PICTURE_CHANGED. */
      shown: z.optional(f.shortText),
    }),
    output: job,
    does: 'Starts the automatic point detection of a record’s lateral film. `porion`: as films like it were read (default), anatomic, or machine.',
  }),
  detectionGet: call('/detection/get', {
    input: z.strictObject({ uuid: f.uuid }),
    output: job,
    does: 'How a detection stands.',
  }),
  detectionCancel: call('/detection/cancel', {
    input: z.strictObject({ uuid: f.uuid }),
    output: job,
    does: 'Cancels a detection.',
  }),
  profileDetect: call('/detection/profile', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: job,
    does: 'Starts finding the face on the record’s side photo: its outline and soft-tissue points, in pixels of the photo.',
  }),
  faceDetect: call('/detection/face', {
    input: z.strictObject({ recordUuid: f.uuid, view: z.enum(['face_frontal', 'face_smile']) }),
    output: job,
    does: 'Starts finding the points of a record’s photo from the front, or of its smile photo, by a face mesh: in pixels of the photo, each with the error expected of it. Hairline, ears, the sides of face and jaw, teeth and gum are not among them.',
  }),
  profileAlign: call('/detection/align', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: job,
    does: 'Starts laying the side photo onto the traced film by their skins. The record is left as it is.',
  }),
} as const
