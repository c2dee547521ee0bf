import { z } from 'zod/mini'
import * as f from './fields'
import { jobState } from './job'

/** What `/events` sends as `data:`. An event says what changed, not its full new state: fetch that when it is shown. */
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
  /**
   * A case was added, who it is was changed (a date of birth or sex changes the norms), its tags or next visit were, it went into the
   * bin, came back or was erased, or it was assigned to others.
   */
  z.strictObject({ type: z.literal('patient'), uuid: f.uuid }),
  /**
   * Cases came in from an archive, or existing ones were completed from it, or the bin was emptied: anything shown of the account may be
   * out of date.
   */
  z.strictObject({ type: z.literal('cases') }),
  /** A setting changed by which values are judged or which a clinic's reports share; the name says which. */
  z.strictObject({ type: z.literal('setting'), name: z.string() }),
  /** An own analysis was added, changed or deleted. */
  z.strictObject({ type: z.literal('analyses') }),
  /** A treatment plan of a record was added, saved, named, put aside or deleted. */
  z.strictObject({ type: z.literal('plans'), recordUuid: f.uuid }),
  /** The superimpositions of a case were saved: what they state of scales counts for all its films. */
  z.strictObject({ type: z.literal('overlaps'), caseUuid: f.uuid }),
  /** A file from a machine arrived, was inspected, filed or discarded. */
  z.strictObject({ type: z.literal('waiting') }),
  /** A message was sent or read in a conversation with customer service: for a doctor her own, for the staff any. */
  z.strictObject({ type: z.literal('chat'), uuid: f.uuid, seq: z.int() }),
  /** A hand-over that this person may see was made or settled. */
  z.strictObject({ type: z.literal('handOver') }),
  /** The person's role at a clinic changed, or she is no longer a member of it; the stream ends after it. */
  z.strictObject({ type: z.literal('desk') }),
])
export type ServerEvent = z.infer<typeof serverEvent>
