import { z } from 'zod/mini'
import { type SettingDocument, setting } from './setting'

/** A named search: the query string of its address. */
export interface SavedSearch {
  readonly name: string
  readonly query: string
}

const schema = z.array(z.object({ name: z.string(), query: z.string() }))

/** The doctor's searches, in her own order. */
export const savedSearchesSetting: SettingDocument<readonly SavedSearch[]> = setting<readonly SavedSearch[]>(
  'userSetting_Searches',
  schema,
  [],
)
