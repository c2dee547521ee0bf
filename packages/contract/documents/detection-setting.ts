import { z } from 'zod/mini'
import { type PorionChoice, porionChoice } from '../porion'
import { type SettingDocument, setting } from './setting'

const schema = z.object({ porion: z.optional(porionChoice) })
const { name, read, faultIn } = setting('detectionSetting', schema, {})

/** The doctor's preferred definition of porion; by default the one found on the film itself. */
export const detectionSetting: SettingDocument<PorionChoice> = {
  name,
  schema,
  read: text => read(text).porion ?? 'film',
  faultIn,
}
