import { z } from 'zod'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'

export const report = {
  reportAnalysis: call('/report/analysis', {
    reply: 'bytes',
    input: z.strictObject({
      recordUuid: f.uuid,
      /** A built-in analysis by name or an own one by uuid. */
      analysis: f.name,
      dentition: z.enum(['primary_mixed', 'early_permanent', 'permanent']),
      sex: e.sex.nullable(),
      lang: z.enum(['zh', 'en']),
      /** The reader's calendar day, printed on the page. */
      today: f.day,
      /** S-Na = 71.8 mm where the film has no scale; every mm then carries a mark. */
      assumeScale: z.boolean().default(false),
      estimatedOutlines: z.boolean().default(true),
    }),
    output: z.unknown(),
    does: 'The one-page analysis as PDF: film, tracing, table.',
  }),
} as const
