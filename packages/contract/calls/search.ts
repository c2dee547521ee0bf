import { z } from 'zod/mini'
import { call } from '../call'
import { searchFilter, searchMatch } from '../case-search'
import * as e from '../entities'
import * as f from '../fields'
import { chiefFindings, glance } from '../glance'

export const search = {
  caseSearch: call('/patient/search', {
    input: z.strictObject({
      filter: searchFilter,
      /** Today's calendar day at the reader's place, from which current ages are counted. */
      today: f.day,
      page: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
      pageSize: z._default(z.int().check(z.gte(1), z.lte(200)), 50),
    }),
    output: z.strictObject({
      total: z.int(),
      rows: z.array(z.extend(e.patientRow, { match: z.nullable(searchMatch) })),
      /** What could not be compared with the findings. */
      left: z.strictObject({
        /** Cases that would also match if lengths by a scale nobody measured were counted. */
        approximate: z.int(),
        /** Cases with a traced record without any scale, or with a doubted one, whose lengths are unknown. */
        unscaled: z.int(),
        /** Traced records whose values are still being computed. */
        waiting: z.int(),
      }),
    }),
    does: 'Finds cases by combined filters, last changed first, with the record and the values that match.',
  }),
  caseSearchCsv: call('/patient/searchCsv', {
    reply: 'bytes',
    media: 'text/csv',
    input: z.strictObject({ filter: searchFilter, today: f.day }),
    output: f.nothing,
    does: 'All cases that combined filters find, as CSV in the language of the caller; BUSY while tracings wait to be measured by whose values the filters choose.',
  }),
  caseFindings: call('/patient/findings', {
    input: z.strictObject({
      cases: z.array(f.uuid).check(z.minLength(1), z.maxLength(200)),
      /** As in `/timebar/glance`. */
      analysis: f.shortText,
    }),
    output: chiefFindings,
    does: 'What lies outside the norm on the latest traced film of cases, two values each at most, worst first, from the stored readings.',
  }),
  recordGlance: call('/timebar/glance', {
    input: z.strictObject({
      recordUuid: f.uuid,
      /** A built-in analysis by name, or one of the doctor's own; an unknown one falls back to Steiner+Wits. */
      analysis: f.shortText,
    }),
    output: z.nullable(glance),
    does: 'What lies outside the norm on the lateral film of a record, worst first; null where nothing is traced.',
  }),
} as const
