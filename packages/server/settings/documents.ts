import type { SettingDocument } from '@sella/contract/documents/setting'
import type { Db } from '../db/open'
import { settingNamed } from './store'

/** A doctor's setting as parsed by its document; the document's default where none was saved. */
export const settingOf = async <T>(db: Db, doctor: string, document: SettingDocument<T>): Promise<T> =>
  document.read(await settingNamed(db, doctor, document.name))
