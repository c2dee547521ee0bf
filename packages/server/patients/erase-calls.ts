import { nothing, whole } from '../acts/whole'
import { passwordFits } from '../auth/password'
import type { Throttle } from '../auth/throttle'
import type { Clock } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { FileStore } from '../files/store'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { doctorBy } from '../user/store'
import { emptyBin, eraseRows, removeErased } from './erase'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly throttle: Throttle
  readonly now: Clock
  readonly fail: (error: unknown) => void
}

/** Irreversible calls, which require the account's password. */
export const eraseCalls = (ports: Ports): Part<'patientErase' | 'binEmpty'> => {
  const { throttle, now } = ports
  const { db } = ports.store
  const eraser = { db, files: ports.files, now, fail: ports.fail }
  const check = async (password: string, { person, address }: { readonly person: string; readonly address: string }) => {
    const attempt = { name: `password of ${person}`, address }
    await throttle.begin(attempt)
    if (!(await passwordFits((await doctorBy(db, person)).password_hash, password))) throw new Refusal('PASSWORD_WRONG')
    await throttle.forgive(attempt)
  }
  return {
    patientErase: async ({ uuid, password }, asking) => {
      await check(password, asking)
      let hashes: readonly string[] = []
      const erase = async ({ db }: OpenDatabase): Promise<void> => {
        hashes = await eraseRows({ db, now }, asking.doctor, uuid)
      }
      const reply = await whole({ store: ports.store, act: asking.act }, erase, nothing)
      await removeErased(ports, hashes)
      return reply
    },
    binEmpty: async ({ password }, asking) => {
      await check(password, asking)
      return { erased: await emptyBin(eraser, asking.doctor) }
    },
  }
}
