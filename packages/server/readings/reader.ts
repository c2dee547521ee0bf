import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemSetting, readOwnItems } from '@sella/ceph/analysis/stored-own-items'
import type { Db } from '../db/open'
import { settingNamed } from '../settings/store'
import { stampFor } from './stamp'

/** How a doctor's tracings are read now. */
export interface Reader {
  readonly doctor: string
  readonly items: OwnItems
  readonly stamp: string
}

export const readerOf = async (db: Db, doctor: string): Promise<Reader> => {
  const items = readOwnItems(await settingNamed(db, doctor, ownItemSetting))
  return { doctor, items, stamp: stampFor(items) }
}
