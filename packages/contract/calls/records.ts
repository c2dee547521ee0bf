import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'

export const records = {
  timebarGet: call('/timebar/get', {
    input: z.strictObject({ caseUuid: f.uuid }),
    output: z.array(e.record),
    does: 'The records of a case, oldest first.',
  }),
  timebarAdd: call('/timebar/add', {
    once: true,
    input: z.strictObject({ caseUuid: f.uuid, createday: f.dateTime, type: e.recordType }),
    output: e.record,
    does: 'Adds a record to a case.',
  }),
  timebarUpdate: call('/timebar/update', {
    input: z.strictObject({
      uuid: f.uuid,
      caseUuid: f.uuid,
      /** The version the change started from; if it is not the stored one, the call fails with a conflict. */
      version: f.wholeFrom(0),
      createday: z.optional(f.dateTime),
      type: z.optional(e.recordType),
      cephPoints: z.optional(z.nullable(f.documentIn('Tracing'))),
      facePoints: z.optional(z.nullable(f.documentIn('FacePoints'))),
      alignment: z.optional(z.nullable(f.documentIn('Alignment'))),
      modelReadings: z.optional(z.nullable(f.documentIn('ModelReadings'))),
    }),
    output: e.record,
    does: 'Saves a record: its date, type and tracings.',
  }),
  timebarAgeGroup: call('/timebar/ageGroup', {
    input: z.strictObject({
      uuid: f.uuid,
      ageGroup: z.nullable(e.ageGroup),
      /** The choice that it replaces, as the record said; null for none. If another is stored, RECORD_CONFLICT. */
      from: z.optional(z.nullable(e.ageGroup)),
    }),
    output: e.record,
    does: "Chooses the age group whose norms judge a record; null goes by the patient's age on its day. The version stays: no tracing is touched.",
  }),
  tracingApprove: call('/timebar/approve', {
    input: z.strictObject({ uuid: f.uuid, version: f.wholeFrom(0) }),
    output: e.record,
    does: "Approves a resident's tracing as it stands at this version; RECORD_CONFLICT where it was saved meanwhile.",
  }),
  timebarMaturation: call('/timebar/maturation', {
    input: z.strictObject({
      uuid: f.uuid,
      read: z.nullable(e.ownMaturation),
      /** When the reading that it replaces was made, as the record said; null for none. If another is stored, RECORD_CONFLICT. */
      from: z.optional(z.nullable(f.shortText)),
      /** Names the film that was read, before any edit: its `picture`, else its `hash`. If the record shows another, PICTURE_CHANGED. */
      film: z.optional(f.shortText),
    }),
    output: e.record,
    does: 'Keeps the vertebral stage the doctor reads herself, or what forbids one, beside the computed one; null takes it back. It belongs to the film that the record shows. The version stays: no tracing is touched.',
  }),
  timebarDelete: call('/timebar/delete', {
    once: true,
    input: z.strictObject({ uuid: f.uuid }),
    output: f.done,
    does: 'Moves a record to the bin.',
  }),
  timebarBin: call('/timebar/bin', {
    input: z.strictObject({ caseUuid: f.uuid }),
    output: z.array(e.binnedRecord),
    does: 'The records of a case that are in the bin, deleted last first.',
  }),
  timebarRestore: call('/timebar/restore', {
    once: true,
    input: z.strictObject({ uuid: f.uuid }),
    output: e.record,
    does: 'Takes a record out of the bin, with its images and tracing.',
  }),
} as const
