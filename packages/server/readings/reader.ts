import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { EngineLog } from '@sella/ceph/measure/ground'
import { ownItemsSetting, readOwnItems } from '@sella/contract/documents/own-items'
import type { Db } from '../db/open'
import { settingNamed } from '../settings/store'
import { stampFor } from './stamp'

/** How a doctor's tracings are read now. */
export interface Reader {
  readonly doctor: string
  readonly items: OwnItems
  readonly stamp: string
}

/** `log` is told of what the engine leaves out of her own measurements. */
export const readerOf = async (db: Db, doctor: string, log?: EngineLog): Promise<Reader> => {
  const items = readOwnItems(await settingNamed(db, doctor, ownItemsSetting.name), log)
  return { doctor, items, stamp: stampFor(items) }
}
