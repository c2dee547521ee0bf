import { analysisOf } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import { ownErrorsSetting, readersOf } from '@sella/contract/documents/own-errors'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { Overrides } from '../analyses/analysis-named'
import { analysesOf } from '../analyses/store'
import type { Db } from '../db/open'
import { settingOf } from '../settings/documents'

const usual = 'Steiner+Wits'

/** The settings by which a doctor's tracings are judged. */
export interface Judging {
  readonly analysis: Analysis
  readonly overrides: Overrides
  readonly customItems: OwnItems
  readonly readers: ReaderErrors
}

/** The analysis with that name, built-in or own, with everything the doctor defined; the default one where nobody has it. */
export const judgingBy = async (db: Db, doctor: string, name: string): Promise<Judging | null> => {
  const overrides = await settingOf(db, doctor, ownValuesSetting)
  const customItems = await settingOf(db, doctor, ownItemsSetting)
  const readers = readersOf(await settingOf(db, doctor, ownErrorsSetting))
  const row = (await analysesOf(db, doctor)).find(each => each.name === name)
  const own = row && ownFromContent(row.name, row.content)
  const built = builtInAnalyses.find(each => each.name === name) ?? builtInAnalyses.find(each => each.name === usual)
  const analysis = own ? analysisOf(own, overrides, customItems) : built
  return analysis ? { analysis, overrides, customItems, readers } : null
}
