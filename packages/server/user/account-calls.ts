import { exportAccount } from '../archive/export'
import { passwordFits } from '../auth/password'
import type { Throttle } from '../auth/throttle'
import type { Clock } from '../db/now'
import type { Store } from '../db/open'
import type { FileStore } from '../files/store'
import type { FileReply, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { deleteAccount } from './account-delete'
import { doctorBy } from './store'

interface Ports {
  readonly store: Store
  readonly files: FileStore
  readonly throttle: Throttle
  readonly now: Clock
}

/** Taking everything along, and leaving. */
export const accountCalls = ({ store: { db }, files, throttle, now }: Ports): Part<'accountExport' | 'accountDelete'> => ({
  accountExport: async (_, { doctor }): Promise<FileReply> => {
    const at = new Date(now())
    return {
      type: 'application/zip',
      content: await exportAccount({ db, files }, doctor, at),
      bytes: null,
      disposition: `attachment; filename="sella-${at.toISOString().slice(0, 10)}.zip"`,
      keepFor: 0,
    }
  },
  accountDelete: async ({ password }, { doctor, address }) => {
    const attempt = { name: `password of ${doctor}`, address }
    await throttle.begin(attempt)
    const row = await doctorBy(db, doctor)
    if (!(await passwordFits(row.password_hash, password))) throw new Refusal('PASSWORD_WRONG')
    await throttle.forgive(attempt)
    await deleteAccount({ db, files }, doctor)
    return {}
  },
})
