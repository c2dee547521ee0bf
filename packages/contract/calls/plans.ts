import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'

const planShift = z.strictObject({ x: z.number(), y: z.number() })

export const plans = {
  planList: call('/plan/list', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.array(e.treatmentPlan),
    does: 'The treatment plans of a record, oldest first, archived ones too.',
  }),
  planAdd: call('/plan/add', {
    input: z.strictObject({
      /** The uuid the plan is to have; the server chooses one if left out. */
      uuid: z.optional(f.uuid),
      recordUuid: f.uuid,
      name: f.name,
      content: f.planText,
    }),
    output: e.treatmentPlan,
    does: 'Adds a treatment plan to a record; the same uuid again gives the plan that is there.',
  }),
  planSave: call('/plan/save', {
    /** `version`: the version the change started from; if it is not the stored one, the call fails with a conflict. */
    input: z.strictObject({ uuid: f.uuid, version: f.wholeFrom(1), content: f.planText }),
    output: e.treatmentPlan,
    does: 'Saves a treatment plan.',
  }),
  planRename: call('/plan/rename', {
    input: z.strictObject({ uuid: f.uuid, name: f.name }),
    output: e.treatmentPlan,
    does: 'Names a treatment plan. The version stays: nothing planned is touched.',
  }),
  planArchive: call('/plan/archive', {
    input: z.strictObject({ uuid: f.uuid, archived: z.boolean() }),
    output: e.treatmentPlan,
    does: 'Puts a treatment plan aside, or takes it back.',
  }),
  planDelete: call('/plan/delete', {
    once: true,
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Deletes a treatment plan for good; the change log keeps what it was.',
  }),
  planOutcomes: call('/plan/outcomes', {
    input: z.strictObject({}),
    output: z.strictObject({
      /**
       * Number of plans whose result could be compared, and of those where it could not: no scale, a different tracing, a
       * doubtful scale.
       */
      compared: z.int(),
      leftOut: z.int(),
      /** Actual minus predicted position in the plan's frame, in mm, positive forward and down. */
      skin: z.array(
        z.strictObject({
          skin: z.string(),
          n: z.int(),
          mean: planShift,
          sd: z.nullable(planShift),
          inside: z.int(),
        }),
      ),
    }),
    does: 'How good predictions were: misses of the plans that name the record of their result, one a record, the last saved, by skin point.',
  }),
} as const
