import { z } from 'zod/mini'
import * as f from './fields'
import { jobState } from './job'

/** What `/events` sends as `data:`. Each says what changed, not all of what it now is: fetch it when it is shown. */
export const serverEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('job'),
    uuid: f.uuid,
    /** The record whose film the job works on. */
    recordUuid: f.uuid,
    state: jobState,
    /** 0 to 1. */
    progress: z.number(),
    step: z.string(),
  }),
  /** A record was added, saved, deleted or restored, or its images changed. */
  z.strictObject({ type: z.literal('record'), uuid: f.uuid, caseUuid: f.uuid, version: z.int() }),
  /** A file came from a machine, was looked at, filed or discarded. */
  z.strictObject({ type: z.literal('waiting') }),
  /** Something was said or read in a conversation with customer service: the doctor's own or, to the staff, any. */
  z.strictObject({ type: z.literal('chat'), uuid: f.uuid, seq: z.int() }),
])
export type ServerEvent = z.infer<typeof serverEvent>
