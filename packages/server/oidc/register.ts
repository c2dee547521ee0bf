import { randomBytes } from 'node:crypto'
import type { Output, Parsed } from '@sella/contract/calls/index'
import { asIs, whole } from '../acts/whole'
import { hashPassword } from '../auth/password'
import { checkReachable } from '../auth/reachable'
import { addDoctor } from '../auth/store'
import { newAccount } from '../auth/throttle'
import { instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Asking } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { noteHospitalSession } from './hospital-sessions'
import { link, linkedTo } from './identities'
import type { OidcPorts } from './ports'
import type { Provider } from './provider'
import { arrivalOf, useArrival } from './visits'

/**
 * Creates an account for a person who has arrived from the hospital, linked from the beginning, if the installation allows it.
 * Nobody knows its password; she sets one with a code sent to her.
 */
export const register = async (
  { store, sessions, throttle, now, registrations, acceptInvitation, noteAccount }: OidcPorts,
  { settings: { accounts } }: Provider,
  { given, place }: { readonly given: Parsed<'oidcRegister'>; readonly place: Asking },
): Promise<Output<'oidcRegister'>> => {
  const { act } = place
  const { ticket, loginName, userName, phone, email, invitation } = given
  const identity = await arrivalOf(store.db, ticket, now())
  if (accounts === 'linked') throw new Refusal('OIDC_NOT_ADMITTED')
  if (accounts === 'invited' && invitation === undefined) throw new Refusal('REGISTRATION_BY_INVITATION')
  await throttle.begin({ name: newAccount, address: place.address }, registrations)
  checkReachable({ email, phone })
  if ((await linkedTo(store.db, identity)) !== null) throw new Refusal('OIDC_LINKED')
  const at = instant(now())
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  try {
    const make = async ({ db: tx }: OpenDatabase) => {
      await useArrival(tx, ticket)
      const doctor = await addDoctor(tx, { loginName, passwordHash, userName, phone: phone ?? null, email: email ?? null, at })
      await link(tx, identity, { doctor, at })
      if (invitation !== undefined) await acceptInvitation(tx, { token: invitation, person: doctor, at })
      noteAccount({ event: 'account made by the hospital', doctor })
      const opened = await sessions.open(doctor, place, tx)
      await noteHospitalSession(tx, opened.token, identity)
      return opened
    }
    return await whole({ store, act }, make, asIs)
  } catch (error) {
    if (store.engine.isDuplicate(error)) throw new Refusal('LOGIN_NAME_TAKEN')
    throw error
  }
}
