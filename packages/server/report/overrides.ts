import { z } from 'zod'
import type { Db } from '../db/open'
import { settingNamed } from '../settings/store'
import type { Overrides } from './analysis-named'

/** The setting that keeps the doctor's own texts and norms by item. */
const setting = 'userSetting_AnalysisValues'

const tip = z.string().trim().min(1).optional().catch(undefined)
const pair = z.object({ mean: z.number(), sd: z.number().nonnegative() }).optional().catch(undefined)
const override = z.object({
  tipsLess: tip,
  tipsMid: tip,
  tipsMore: tip,
  meanSd: z.object({ primary_mixed: pair, early_permanent: pair, permanent: pair }).optional().catch(undefined),
})
const shape = z.record(z.string(), override.catch({})).catch({})

/** The doctor's own texts and norms; what is no text or number is left aside. */
export const overridesOf = async (db: Db, doctor: string): Promise<Overrides> => {
  const content = await settingNamed(db, doctor, setting)
  return content === null ? {} : shape.parse(JSON.parse(content))
}
