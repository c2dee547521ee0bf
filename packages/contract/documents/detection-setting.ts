import { z } from 'zod/mini'
import { type PorionChoice, porionChoice } from '../porion'
import { type SettingDocument, setting } from './setting'

const schema = z.object({ porion: z.optional(porionChoice) })
const { name, read, faultIn } = setting('detectionSetting', schema, {})

/** By which definition the doctor wants porion found; by the film's own where she chose none. */
export const detectionSetting: SettingDocument<PorionChoice> = {
  name,
  schema,
  read: text => read(text).porion ?? 'film',
  faultIn,
}
