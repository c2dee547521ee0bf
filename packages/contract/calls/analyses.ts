import { z } from 'zod/mini'
import { call } from '../call'
import { userAnalysis } from '../entities'
import * as f from '../fields'

export const analyses = {
  analysisList: call('/analysis/list', { input: f.nothing, output: z.array(userAnalysis), does: "The doctor's own analyses." }),
  analysisAdd: call('/analysis/add', {
    once: true,
    input: z.strictObject({ name: f.analysisName, content: f.documentIn('OwnAnalysis') }),
    output: userAnalysis,
    does: 'Adds an own analysis.',
  }),
  analysisUpdate: call('/analysis/update', {
    input: z.strictObject({
      uuid: f.uuid,
      name: f.analysisName,
      content: f.documentIn('OwnAnalysis'),
      /** The analysis as it was before the change, as `analysisList` returned it; if another was saved since, nothing is saved. */
      from: z.optional(z.strictObject({ name: z.string(), content: f.documentIn('OwnAnalysis') })),
    }),
    output: userAnalysis,
    does: 'Changes an own analysis; METHOD_CONFLICT when it has been changed elsewhere since `from`.',
  }),
  analysisDelete: call('/analysis/delete', {
    once: true,
    input: z.strictObject({
      uuid: f.uuid,
      /** The analysis as it was when its deletion was asked for; if another was saved since, nothing is deleted. */
      from: z.optional(z.strictObject({ name: z.string(), content: f.documentIn('OwnAnalysis') })),
    }),
    output: f.done,
    does: 'Deletes an own analysis; METHOD_CONFLICT when it has been changed elsewhere since `from`.',
  }),
} as const
