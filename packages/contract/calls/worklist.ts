import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'

const worklistEntry = z.strictObject({
  uuid: f.uuid,
  unit: z.string(),
  day: f.day,
  orderedBy: z.string(),
  /** `open`: the X-ray unit may query it. `taken`: a film for it has arrived. */
  state: z.enum(['open', 'taken', 'over', 'withdrawn']),
})

/** The worklist of the X-ray units (DICOM Modality Worklist). */
export const worklist = {
  worklistGet: call('/worklist/get', {
    input: z.strictObject({ caseUuid: f.uuid }),
    output: z.strictObject({ units: z.array(z.string()), entries: z.array(worklistEntry) }),
    does: 'The X-ray units whose worklist this account writes, and what a case was sent to them for, the newest first, ten at most.',
  }),
  worklistSend: call('/worklist/send', {
    once: true,
    input: z.strictObject({ caseUuid: f.uuid, unit: f.shortText, day: f.day }),
    output: worklistEntry,
    does: 'Puts a case on the worklist of an X-ray unit for a day; once for the same day.',
  }),
  worklistWithdraw: call('/worklist/withdraw', {
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Takes a case off the worklist of a unit.',
  }),
} as const
