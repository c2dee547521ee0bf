import type { SettingDocument } from '@sella/contract/documents/setting'
import type { Db } from '../db/open'
import { settingNamed } from './store'

/** A doctor's setting as its document reads it; what a missing one says where she saved none. */
export const settingOf = async <T>(db: Db, doctor: string, document: SettingDocument<T>): Promise<T> =>
  document.read(await settingNamed(db, doctor, document.name))
