import { z } from 'zod/mini'
import { withCleanNames } from './clean-names'
import { type SettingDocument, setting } from './setting'

/** A named search: the query string of its address. */
export interface SavedSearch {
  readonly name: string
  readonly query: string
}

const schema = z.array(z.object({ name: z.string(), query: z.string() }))

const stored = setting<readonly SavedSearch[]>('userSetting_Searches', schema, [])

/** The doctor's searches, in her own order. */
export const savedSearchesSetting: SettingDocument<readonly SavedSearch[]> = {
  ...stored,
  read: text => withCleanNames(stored.read(text)),
}
