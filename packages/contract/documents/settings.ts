import { detectionSetting } from './detection-setting'
import { digitizationSetting } from './digitization-setting'
import { ownErrorsSetting } from './own-errors'
import { ownItemsSetting } from './own-items'
import { ownRatiosSetting } from './own-ratios'
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
  ownRatiosSetting,
  photoLookSetting,
  detectionSetting,
  savedSearchesSetting,
  reportSetting,
]

/** Where the text of a setting is malformed; null when it may be written, and for a name that nobody here reads. */
export const settingFault = (name: string, text: string): string | null =>
  settingDocuments.find(document => document.name === name)?.faultIn(text) ?? null

/** How a setting that only grows is held against what is kept; null for one that may be written anew. */
export const continuationOf = (name: string): ((before: string, after: string) => boolean) | null =>
  settingDocuments.find(document => document.name === name)?.continues ?? null
