import { whole } from '../acts/whole'
import { loginNameBy } from '../auth/own-password'
import type { Sessions } from '../auth/sessions'
import { holdAccount } from '../auth/store'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import { hasSecondFactor } from '../db/second-factor'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { TellOwner } from '../login/tell-owner'
import type { SecondFactor } from './factor'
import { askDevice, dropPasskey, keepPasskey, passkeysOf, renamePasskey } from './passkey-store'
import type { Passkeys } from './passkeys'
import { beginFactor, forgetRecovery } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly secondFactor: SecondFactor
  readonly passkeys: Passkeys
  readonly throttle: Throttle
  readonly now: Clock
  /** Logs changes to an account's sign-in methods. */
  readonly noteAccount: (line: { readonly event: string; readonly doctor: string }) => void
  readonly tellOwner: TellOwner
}

type Calls = keyof typeof import('@sella/contract/calls/passkeys').passkeys

/** Most passkeys of one account. */
const mostPasskeys = 20

const asHandle = (doctor: string): string => Buffer.from(doctor).toString('base64url')

const list = async ({ store: { db }, passkeys }: Ports, doctor: string) => ({
  domain: passkeys.domain,
  passkeys: (await passkeysOf(db, doctor)).map(({ uuid, name, created_at, used_at, synced }) => ({
    ...{ uuid, name, createdAt: created_at, usedAt: used_at, synced: synced === 1 },
  })),
})

const add = async (
  { store, passkeys, now, noteAccount, tellOwner }: Ports,
  { name, made }: Parameters<Part<Calls>['passkeyAdd']>[0],
  by: DoctorAsking,
): Promise<{ recovery: string[] | null }> => {
  const { doctor, session, act } = by
  const info = await passkeys.made(doctor, made)
  const { credential, credentialBackedUp } = info
  const row = {
    ...{ doctor_id: doctor, name, credential_id: credential.id, counter: String(credential.counter) },
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    transports: JSON.stringify(made.transports),
    synced: credentialBackedUp ? 1 : 0,
    created_at: instant(now()),
  }
  try {
    const keep = async ({ db }: OpenDatabase) => {
      await holdAccount(db, doctor)
      const own = await passkeysOf(db, doctor)
      if (own.length >= mostPasskeys) throw new Refusal('PASSKEY_LIMIT', { limit: mostPasskeys })
      const first = !(await hasSecondFactor(db, doctor))
      await keepPasskey(db, row)
      return first ? beginFactor(db, doctor, session) : null
    }
    const reply = await whole({ store, act }, keep, recovery => ({ recovery }))
    noteAccount({ event: 'passkey added', doctor })
    tellOwner({ change: 'passkeyAdded', doctor, name, by })
    return reply
  } catch (error) {
    if (store.engine.isDuplicate(error)) throw new Refusal('PASSKEY_KNOWN')
    throw error
  }
}

const remove = async (
  { store: { db }, noteAccount, tellOwner }: Ports,
  uuid: string,
  by: DoctorAsking,
): Promise<Record<string, never>> => {
  const { doctor } = by
  const name = await db.transaction().execute(async tx => {
    await holdAccount(tx, doctor)
    const dropped = await dropPasskey(tx, doctor, uuid)
    if (dropped === null) throw new Refusal('NOT_FOUND')
    if (!(await hasSecondFactor(tx, doctor))) await forgetRecovery(tx, doctor)
    return dropped
  })
  noteAccount({ event: 'passkey removed', doctor })
  tellOwner({ change: 'passkeyRemoved', doctor, name, by })
  return {}
}

/** Creating, removing and using passkeys. */
export const passkeyCalls = (ports: Ports): Part<Calls> => {
  const { store, sessions, secondFactor, passkeys, now, noteAccount } = ports
  const { db } = store
  /** A stolen session must neither add nor remove a sign-in method. */
  const sure = async (asking: DoctorAsking, given: { password: string; second?: Parameters<SecondFactor['pass']>[1] }) => {
    const loginName = await loginNameBy(ports, asking, given.password)
    await secondFactor.pass(asking.doctor, given.second)
    return loginName
  }
  return {
    passkeyList: (_, { doctor }) => list(ports, doctor),
    passkeyBegin: async (given, asking) => {
      const { doctor } = asking
      const name = await sure(asking, given)
      const own = await passkeysOf(db, doctor)
      if (own.length >= mostPasskeys) throw new Refusal('PASSKEY_LIMIT', { limit: mostPasskeys })
      const user = { id: asHandle(doctor), name, displayName: name }
      const challenge = await askDevice(db, doctor, now())
      return { challenge, domain: passkeys.domain, user, others: own.map(({ credential_id }) => credential_id) }
    },
    passkeyAdd: (given, asking) => add(ports, given, asking),
    passkeyRemove: async (given, asking) => {
      await sure(asking, given)
      return remove(ports, given.uuid, asking)
    },
    passkeyRename: async ({ uuid, name }, { doctor }) => {
      if (!(await renamePasskey(db, { doctor, uuid, name }))) throw new Refusal('NOT_FOUND')
      return {}
    },
    passkeyAsk: async () => ({ challenge: await askDevice(db, null, now()), domain: passkeys.domain }),
    passkeyEnter: async ({ answer }, { address, agent }) => {
      const doctor = await passkeys.answered(answer)
      const opened = await sessions.open(doctor, { address, agent })
      noteAccount({ event: 'signed in by passkey', doctor })
      return opened
    },
  }
}
