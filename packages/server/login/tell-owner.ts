import type { Lang } from '@sella/ceph/words'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Mail } from '../mail/mail'
import { type WayInChange, wayInLetter } from './way-in-letter'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  readonly mail: Mail
  /** For doctors without an address. */
  readonly outbox: Mail
  readonly fail: (error: unknown) => void
}

/** A change of an account's ways in, by whom and how it is called. */
export interface Changed {
  readonly change: WayInChange
  readonly doctor: string
  /** The name of the passkey, or of the hospital's sign-in. */
  readonly name?: string
  readonly by: { readonly lang: Lang; readonly address: string }
  /** Where to write; the account's own address where it is left out. */
  readonly to?: string
}

export type TellOwner = (changed: Changed) => void

const ownerOf = (db: Db, doctor: string) =>
  db.selectFrom('doctor').select(['email', 'login_name']).where('uuid', '=', doctor).executeTakeFirst()

/**
 * Writes to the owner of an account what happened to its ways in, in the language of who did it. Nobody waits for it: a mail server that is
 * away undoes no change.
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
      await (email ? mail : outbox).send(wayInLetter(lang, email ?? loginName, { change, loginName, name, at, address }))
    }
    void write().catch(fail)
  }
