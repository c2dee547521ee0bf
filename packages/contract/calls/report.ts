import { modelViews } from '@sella/drawing/report/input'
import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'
import { reportDesign, usualWish } from '../report-design'

/** Parts of an overlap drawing that can be hidden. */
const part = z.enum(['cranialBase', 'maxilla', 'mandible', 'teeth', 'softTissue', 'points'])

/** Names of saved overlap schemes of the case; names it does not have are ignored. */
const overlaps = z._default(z.array(f.storedName).check(z.maxLength(50)), [])

/** Treatment plans of the record, in print order; plans of another record are refused. */
const plans = z._default(z.array(f.uuid).check(z.maxLength(50)), [])

const record = {
  recordUuid: f.uuid,
  /** A built-in analysis by name, or one of the doctor's own by uuid. */
  analysis: f.storedName,
  /** For this print alone. Null: the record's own choice, otherwise the patient's age on the record's day. */
  dentition: z._default(z.nullable(e.ageGroup), null),
  lang: z.enum(['zh', 'en']),
  /** Today's calendar day at the reader's place, printed on the page. */
  today: f.day,
  /** The reader's time zone by its IANA name, in which the day of an instant is printed; the server's if left out. */
  zone: z.optional(f.zone),
  /** Assume S-Na = 71.8 mm where the film has no scale; every value in mm then carries a mark. */
  assumeScale: z._default(z.boolean(), false),
  estimatedOutlines: z._default(z.boolean(), true),
  /**
   * Sections in order, paper, letterhead, second language, signature and stamp; the usual report if left out. For a single page
   * only paper, letterhead and language apply.
   */
  design: z._default(reportDesign, usualWish),
} as const

export const report = {
  reportAnalysis: call('/report/analysis', {
    reply: 'bytes',
    media: 'application/pdf',
    input: z.strictObject(record),
    output: z.unknown(),
    does: 'The one-page analysis as PDF: film, tracing, table.',
  }),
  reportComprehensive: call('/report/comprehensive', {
    reply: 'bytes',
    media: 'application/pdf',
    input: z.strictObject({
      ...record,
      overlaps,
      plans,
    }),
    output: z.unknown(),
    does: 'The comprehensive report as PDF: cover, photos, analysis, treatment plans, and the comparison pages of the overlap schemes.',
  }),
  reportModels: call('/report/models', {
    input: z.strictObject({ recordUuid: f.uuid }),
    output: z.array(
      z.strictObject({
        view: z.enum(modelViews),
        /** A JPEG as `data:` text, with its size in pixels. */
        href: z.string(),
        width: z.int().check(z.positive()),
        height: z.int().check(z.positive()),
      }),
    ),
    does: 'The dental models of a record from five sides, as a report prints them; empty without one that can be drawn.',
  }),
  reportSlides: call('/report/slides', {
    reply: 'bytes',
    media: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    input: z.strictObject({ ...record, overlaps, plans }),
    output: z.unknown(),
    does: 'The case as slides (PPTX): photos, film and values of the named record and of every record in the named overlap schemes, then the vertebrae, frontal film and dental models of the named record, the treatment plans, superimpositions, changes and displacements. Text and lines stay editable. Only the letterhead and the second language of the design apply.',
  }),
  reportTrueSize: call('/report/trueSize', {
    reply: 'bytes',
    media: 'application/pdf',
    input: z.strictObject({
      caseUuid: f.uuid,
      /** One overlap scheme as JSON text, saved or not: the current state is printed, along with whether it is saved. */
      scheme: f.jsonText,
      paper: z.enum(['A4', 'A3', 'Letter']),
      lang: z.enum(['zh', 'en']),
      /** Today's calendar day at the reader's place, printed on the page. */
      today: f.day,
      /** Parts of the tracings to leave out of the drawing. */
      hides: z._default(z.array(part).check(z.maxLength(6)), ['points']),
      estimatedOutlines: z._default(z.boolean(), true),
    }),
    output: z.unknown(),
    does: 'A superimposition at the size of the patient as PDF, joined of several sheets where one is too small; OVERLAP_FOREIGN where it names a record of another patient.',
  }),
} as const
