import { detectionSetting } from './detection-setting'
import { digitizationSetting } from './digitization-setting'
import { ownErrorsSetting } from './own-errors'
import { ownItemsSetting } from './own-items'
import { ownValuesSetting } from './own-values'
import { photoLookSetting } from './photo-look'
import { reportSetting } from './report-setting'
import { savedSearchesSetting } from './saved-searches'
import type { SettingDocument } from './setting'

/** Every setting whose text the product reads. */
export const settingDocuments: readonly SettingDocument<unknown>[] = [
  digitizationSetting,
  ownValuesSetting,
  ownItemsSetting,
  ownErrorsSetting,
  photoLookSetting,
  detectionSetting,
  savedSearchesSetting,
  reportSetting,
]

/** Where the text of a setting is malformed; null when it may be written, and for a name that nobody here reads. */
export const settingFault = (name: string, text: string): string | null =>
  settingDocuments.find(document => document.name === name)?.faultIn(text) ?? null
