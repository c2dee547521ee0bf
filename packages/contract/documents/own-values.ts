import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { z } from 'zod/mini'
import { proven, type Same } from './same'
import { type SettingDocument, setting } from './setting'

const text = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)))
const norm = z.optional(z.object({ mean: z.number(), sd: z.number().check(z.nonnegative()) }))

const ownValue = z.object({
  tipsLess: text,
  tipsMid: text,
  tipsMore: text,
  meanSd: z.optional(z.object({ primary_mixed: norm, early_permanent: norm, permanent: norm })),
})
proven<Same<z.output<typeof ownValue>, ItemOverride>>()

/** The doctor's own texts and norms by item (specification, section 3). */
export type OwnValues = Readonly<Record<string, ItemOverride>>

const schema = z.record(z.string(), ownValue)
const { name, read, faultIn } = setting<OwnValues>('userSetting_AnalysisValues', schema, {})

const saysSomething = ({ tipsLess, tipsMid, tipsMore, meanSd }: ItemOverride): boolean =>
  [tipsLess, tipsMid, tipsMore, ...Object.values(meanSd ?? {})].some(part => part !== undefined)

/** Items with nothing overridden are left out. */
export const ownValuesSetting: SettingDocument<OwnValues> = {
  name,
  schema,
  read: content => Object.fromEntries(Object.entries(read(content)).filter(([, value]) => saysSomething(value))),
  faultIn,
}
