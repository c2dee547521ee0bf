import type { Lang } from '@sella/ceph/words'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { ofAccount } from '../mail/limited'
import type { Mail } from '../mail/mail'
import { type WayInChange, wayInLetter } from './way-in-letter'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  readonly mail: Mail
  /** Letters for doctors without an address. */
  readonly outbox: Mail
  readonly fail: (error: unknown) => void
}

/** A change of how an account can be signed in to, and who made it. */
export interface Changed {
  readonly change: WayInChange
  readonly doctor: string
  /** Name of the passkey, or of the hospital's sign-in. */
  readonly name?: string
  readonly by: { readonly lang: Lang; readonly address: string }
  /** The recipient's address; the account's own if left out. */
  readonly to?: string
}

export type TellOwner = (changed: Changed) => void

const ownerOf = (db: Db, doctor: string) =>
  db.selectFrom('doctor').select(['uuid', 'email', 'login_name', 'created_at']).where('uuid', '=', doctor).executeTakeFirst()

/**
 * Informs the owner of an account about a change of its sign-in methods, in the language of whoever made it. Not awaited: an
 * unreachable mail server must not undo the change.
 */
export const tellingOwner =
  ({ store: { db }, now, mail, outbox, fail }: Ports): TellOwner =>
  ({ change, doctor, name = '', by: { lang, address }, to }) => {
    const at = instant(now())
    const write = async (): Promise<void> => {
      const owner = await ownerOf(db, doctor)
      if (!owner) return
      const { login_name: loginName } = owner
      const email = to ?? owner.email
      const letter = wayInLetter(lang, email ?? loginName, { change, loginName, name, at, address })
      await (email ? mail : outbox).send({ ...letter, ...ofAccount(owner, now()) })
    }
    void write().catch(fail)
  }
