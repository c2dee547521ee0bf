import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { EngineLog } from '@sella/ceph/measure/ground'
import { ownErrorsSetting, readersOf } from '@sella/contract/documents/own-errors'
import { ownItemsSetting, readOwnItems } from '@sella/contract/documents/own-items'
import type { Db } from '../db/open'
import { settingsNamed } from '../settings/store'
import { stampFor } from './stamp'

/** The current settings by which a doctor's tracings are measured. */
export interface ReadingContext {
  readonly doctor: string
  readonly items: OwnItems
  /** The errors of her points, on which a vertebral stage depends. */
  readonly readers: ReaderErrors
  readonly stamp: string
}

/** The settings of a doctor. `log` receives what the engine leaves out of her own measurements. */
export const readerOf = async (db: Db, doctor: string, log?: EngineLog): Promise<ReadingContext> => {
  const saved = await settingsNamed(db, doctor, [ownItemsSetting.name, ownErrorsSetting.name])
  const items = readOwnItems(saved.get(ownItemsSetting.name) ?? null, log)
  const readers = readersOf(ownErrorsSetting.read(saved.get(ownErrorsSetting.name) ?? null))
  return { doctor, items, readers, stamp: stampFor(items, readers) }
}
