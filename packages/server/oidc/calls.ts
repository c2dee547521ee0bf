import type { Parsed } from '@sella/contract/calls/index'
import { loginNameBy } from '../auth/own-password'
import { type Proven, provenBy } from '../auth/proven'
import { refuseNewFactor } from '../auth/second-step'
import type { Place } from '../auth/sessions'
import { holdAccount, holdsPassword } from '../auth/store'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { noteHospitalSession } from './hospital-sessions'
import { identityLinkOf, link, linkedTo, noteIdentityUse, unlink } from './identities'
import type { OidcPorts } from './ports'
import type { Identity, Provider } from './provider'
import { register } from './register'
import { arrivalOf, keepArrival, keepBegun, takeBegun, useArrival } from './visits'

type Calls = keyof typeof import('@sella/contract/calls/oidc').oidc
type OwnCalls = 'oidcMine' | 'oidcUnlink'

const providerOf = ({ provider }: OidcPorts): Provider => {
  if (!provider) throw new Refusal('NOT_FOUND')
  return provider
}

interface Entering {
  readonly ticket: string
  readonly doctor: string
  readonly place: Place
  readonly identity: Identity
  /** The account by its password, where it is being linked; where it is linked, whether it was asked for a second step. */
  readonly proven: Proven | { readonly steps: boolean }
}

/** Links the person who has arrived to an account, unless its password was changed since it was checked. */
const linkProven = async (tx: Db, identity: Identity, { proven, at }: { proven: Proven; at: string }): Promise<void> => {
  if (!(await holdsPassword(tx, proven))) throw new Refusal('SIGN_IN_WRONG', { left: proven.left })
  await refuseNewFactor(tx, proven.doctor, proven.steps)
  await link(tx, identity, { doctor: proven.doctor, at })
}

/** Notes a use of the link; refuses one that was ended, or an account that got a second factor, since they were looked at. */
const useLink = async (tx: Db, identity: Identity, { doctor, at, steps }: { doctor: string; at: string; steps: boolean }) => {
  await holdAccount(tx, doctor)
  if ((await linkedTo(tx, identity)) !== doctor) throw new Refusal('OIDC_NOT_LINKED')
  await refuseNewFactor(tx, doctor, steps)
  await noteIdentityUse(tx, doctor, at)
}

/** Opens one session for the person who has arrived; an account that was proven is linked in the same transaction. */
const enter = async ({ store, sessions, now }: OidcPorts, { ticket, doctor, place, identity, proven }: Entering) => {
  try {
    return await store.db.transaction().execute(async tx => {
      const at = instant(now())
      await useArrival(tx, ticket)
      if ('hash' in proven) await linkProven(tx, identity, { proven, at })
      else await useLink(tx, identity, { doctor, at, steps: proven.steps })
      const opened = await sessions.open(doctor, place, tx)
      await noteHospitalSession(tx, opened.token, identity)
      return opened
    })
  } catch (error) {
    if (store.engine.isDuplicate(error)) throw new Refusal('OIDC_LINKED')
    throw error
  }
}

const arrive = async (ports: OidcPorts, { query, secret }: Parsed<'oidcArrive'>) => {
  const { store, now } = ports
  const provider = providerOf(ports)
  const answer = new URLSearchParams(query)
  const begun = await takeBegun(store.db, { state: answer.get('state') ?? '', secret }, now())
  const identity = await provider.identify(answer, begun)
  const ticket = await keepArrival(store.db, identity, now())
  const { name, loginName, email } = identity
  const linked = (await linkedTo(store.db, identity)) !== null
  return { ticket, linked, accounts: provider.settings.accounts, name, loginName, email }
}

const entryCalls = (ports: OidcPorts): Part<Exclude<Calls, OwnCalls>> => {
  const { store, secondFactor, provider, noteAccount, tellOwner, now } = ports
  const { db } = store
  const label = provider?.settings.label ?? null
  return {
    oidcGet: async () => ({ label, registers: ports.openRegistration }),
    oidcBegin: async ({ again }) => {
      const { address, ...begun } = await providerOf(ports).begin(again)
      return { address, secret: await keepBegun(db, begun, now()) }
    },
    oidcArrive: given => arrive(ports, given),
    oidcEnter: async ({ ticket, second }, place) => {
      const identity = await arrivalOf(db, ticket, now())
      const doctor = await linkedTo(db, identity)
      if (doctor === null) throw new Refusal('OIDC_NOT_LINKED')
      const steps = await secondFactor.pass(doctor, second)
      const opened = await enter(ports, { ticket, doctor, place, identity, proven: { steps } })
      noteAccount({ event: 'signed in by the hospital', doctor })
      return opened
    },
    oidcLink: async (given, place) => {
      const identity = await arrivalOf(db, given.ticket, now())
      // A matching e-mail address proves nothing.
      const proven = await provenBy(ports, given, place.address)
      const { doctor } = proven
      await proven.forgive()
      const opened = await enter(ports, { ticket: given.ticket, doctor, place, identity, proven })
      noteAccount({ event: 'linked to the hospital', doctor })
      tellOwner({ change: 'hospitalLinked', doctor, name: label ?? '', by: place })
      return opened
    },
    oidcRegister: (given, place) => register(ports, providerOf(ports), { given, place }),
    oidcEnd: async () => ({ address: (await provider?.end()) ?? null }),
  }
}

/** Calls about an account's link to the hospital. */
const ownCalls = ({ store, throttle, secondFactor, provider, noteAccount, tellOwner }: OidcPorts): Part<OwnCalls> => {
  const { db } = store
  return {
    oidcMine: async (_, { doctor }) => {
      const identity = await identityLinkOf(db, doctor)
      return { label: provider?.settings.label ?? null, since: identity?.created_at ?? null, usedAt: identity?.used_at ?? null }
    },
    oidcUnlink: async ({ password, second }, asking) => {
      await loginNameBy({ store, throttle }, asking, password)
      await secondFactor.pass(asking.doctor, second)
      if (!(await unlink(db, asking.doctor))) throw new Refusal('NOT_FOUND')
      const { doctor } = asking
      noteAccount({ event: 'no longer linked to the hospital', doctor })
      tellOwner({ change: 'hospitalUnlinked', doctor, name: provider?.settings.label ?? '', by: asking })
      return {}
    },
  }
}

/** Signing in through a hospital, and linking an account to it. */
export const oidcCalls = (ports: OidcPorts): Part<Calls> => ({ ...entryCalls(ports), ...ownCalls(ports) })
