import { detectionSetting } from './detection-setting'
import { digitizationSetting } from './digitization-setting'
import { ownErrorsSetting } from './own-errors'
import { ownItemsSetting } from './own-items'
import { ownRatiosSetting } from './own-ratios'
import { ownValuesSetting } from './own-values'
import { photoLookSetting } from './photo-look'
import { clinicReportSetting, reportSetting } from './report-setting'
import { savedSearchesSetting } from './saved-searches'
import type { SettingDocument } from './setting'

/** All settings the product reads. */
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
  clinicReportSetting,
]

/**
 * Path of the first malformed part of a setting's text; null when it may be written, and for a setting the product does not read.
 */
export const settingFault = (name: string, text: string): string | null =>
  settingDocuments.find(document => document.name === name)?.faultIn(text) ?? null

/** How to compare a setting that may only grow with its stored text; null for one that may be overwritten freely. */
export const continuationOf = (name: string): ((before: string, after: string) => boolean) | null =>
  settingDocuments.find(document => document.name === name)?.continues ?? null
