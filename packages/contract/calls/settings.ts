import { z } from 'zod/mini'
import { call } from '../call'
import * as e from '../entities'
import * as f from '../fields'

export const settings = {
  settingGet: call('/setting/get', {
    input: z.strictObject({ name: f.storedName }),
    output: z.strictObject({ name: z.string(), content: z.nullable(z.string()) }),
    does: 'A setting of the doctor by name, a JSON text; null when never saved.',
  }),
  settingSave: call('/setting/save', {
    input: z.strictObject({
      name: f.storedName,
      content: f.jsonText,
      /** The setting before the change, as `settingGet` returned it, null for none; if another was saved since, nothing is saved. */
      from: z.optional(z.nullable(f.jsonText)),
    }),
    output: f.done,
    does: 'Saves a setting of the doctor; SETTING_CONFLICT when it has been changed elsewhere since `from`.',
  }),
  agencyGet: call('/agency/get', { input: f.nothing, output: z.array(e.agency), does: "The doctor's agencies." }),
  agencyUpdateAll: call('/agency/updateAll', {
    once: true,
    input: z.strictObject({
      agencies: z.array(z.strictObject({ uuid: z.optional(f.uuid), name: f.name })).check(z.maxLength(500)),
    }),
    output: z.array(e.agency),
    does: 'Replaces the list of agencies; rows without a uuid are new.',
  }),
} as const
