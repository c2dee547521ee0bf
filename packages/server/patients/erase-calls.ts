import { nothing, whole } from '../acts/whole'
import { passwordFits } from '../auth/password'
import type { Throttle } from '../auth/throttle'
import type { Clock } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { FileStore } from '../files/store'
import type { Asking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { doctorBy } from '../user/store'
import { type Eraser, eraseBinned, eraseRows, removeErased } from './erase'

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly throttle: Throttle
  readonly now: Clock
  readonly fail: (error: unknown) => void
}

type Erase = (eraser: Eraser) => Promise<{ erased: number; hashes: readonly string[] }>

/** Irreversible calls, which require the account's password. */
export const eraseCalls = (ports: Ports): Part<'patientErase' | 'binEmpty'> => {
  const { throttle, now } = ports
  const { db } = ports.store
  const check = async (password: string, { person, address }: { readonly person: string; readonly address: string }) => {
    const attempt = { name: `password of ${person}`, address }
    await throttle.begin(attempt)
    if (!(await passwordFits((await doctorBy(db, person)).password_hash, password))) throw new Refusal('PASSWORD_WRONG')
    await throttle.forgive(attempt)
  }
  /** Erases rows together with the reply, then the originals. */
  const erased = async <T>(act: Asking['act'], erase: Erase, reply: (count: number) => T): Promise<T> => {
    let hashes: readonly string[] = []
    const work = async (store: OpenDatabase): Promise<number> => {
      const gone = await erase({ store, now })
      hashes = gone.hashes
      return gone.erased
    }
    const output = await whole({ store: ports.store, act }, work, reply)
    await removeErased(ports, hashes)
    return output
  }
  return {
    patientErase: async ({ uuid, password }, asking) => {
      await check(password, asking)
      const { act, doctor } = asking
      return erased(act, async eraser => ({ erased: 1, hashes: await eraseRows(eraser, doctor, uuid) }), nothing)
    },
    binEmpty: async ({ password }, asking) => {
      await check(password, asking)
      // In one transaction: asked for again because its reply was lost, it must not erase what came into the bin since.
      const { act, doctor } = asking
      return erased(
        act,
        eraser => eraseBinned(eraser, doctor),
        count => ({ erased: count }),
      )
    },
  }
}
