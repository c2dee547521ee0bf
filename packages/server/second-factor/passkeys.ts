import type { PasskeyAnswer, PasskeyMade } from '@sella/contract/passkey'
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { noteUse, type PasskeyRow, passkeyNamed, takeQuestion } from './passkey-store'

/** What passkeys are bound to. */
interface PasskeyPlace {
  /** The relying party: a host name or a parent domain. */
  readonly domain: string
  /** The page origin that may request them; null for any port of this machine (`http://localhost`). */
  readonly origin: string | null
}

interface Ports {
  readonly db: Db
  readonly now: Clock
  readonly place: PasskeyPlace
}

export interface Passkeys {
  readonly domain: string
  /** Verifies a passkey created by a device of this doctor in answer to her own challenge; refuses with PASSKEY_REFUSED. */
  made(doctor: string, made: PasskeyMade): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>>
  /** The doctor whose passkey answered; if `doctor` is given, it must be hers. Refuses with PASSKEY_REFUSED. */
  answered(answer: PasskeyAnswer, doctor?: string): Promise<string>
}

const here = /^http:\/\/localhost(:\d{1,5})?$/

/** The origin expected in what the device has signed. */
const originFor = ({ origin }: PasskeyPlace, clientData: string): string => {
  if (origin !== null) return origin
  const claimed = (JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { origin?: unknown }).origin
  return typeof claimed === 'string' && here.test(claimed) ? claimed : 'http://localhost'
}

/** Loaded with the first passkey, because parsing certificates of all kinds took a quarter of every start. */
const library = () => import('@simplewebauthn/server')

/** Whatever is wrong with an answer, the caller learns only that it was refused. */
const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('PASSKEY_REFUSED', {}, error)
  }
}

const frame = { type: 'public-key', clientExtensionResults: {} } as const

const verified = async ({ now, db, place }: Ports, passkey: PasskeyRow, answer: PasskeyAnswer) =>
  (await library()).verifyAuthenticationResponse({
    response: {
      ...frame,
      id: answer.id,
      rawId: answer.id,
      response: { clientDataJSON: answer.clientData, authenticatorData: answer.authenticatorData, signature: answer.signature },
    },
    expectedChallenge: challenge => takeQuestion(db, challenge, null, now()),
    expectedOrigin: originFor(place, answer.clientData),
    expectedRPID: place.domain,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  })

/**
 * Passkeys stored in the database, by WebAuthn: a device that has verified its user (by finger, face or its own code) signs a
 * challenge.
 */
export const passkeysIn = (ports: Ports): Passkeys => ({
  domain: ports.place.domain,
  made: (doctor, { id, clientData, attestation, transports }) =>
    refusing(async () => {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...frame,
          ...{ id, rawId: id },
          response: { clientDataJSON: clientData, attestationObject: attestation, transports: transports as never },
        },
        expectedChallenge: challenge => takeQuestion(ports.db, challenge, doctor, ports.now()),
        expectedOrigin: originFor(ports.place, clientData),
        expectedRPID: ports.place.domain,
        requireUserVerification: true,
      })
      if (!registrationInfo) throw new Refusal('PASSKEY_REFUSED')
      return registrationInfo
    }),
  answered: (answer, doctor) =>
    refusing(async () => {
      const passkey = await passkeyNamed(ports.db, answer.id)
      if (!passkey || (doctor !== undefined && passkey.doctor_id !== doctor)) throw new Refusal('PASSKEY_REFUSED')
      const handle = Buffer.from(passkey.doctor_id).toString('base64url')
      if (answer.userHandle !== null && answer.userHandle !== handle) throw new Refusal('PASSKEY_REFUSED')
      const { verified: fits, authenticationInfo } = await verified(ports, passkey, answer)
      const use = { counter: String(authenticationInfo.newCounter), at: instant(ports.now()) }
      if (!fits || !(await noteUse(ports.db, passkey, use))) throw new Refusal('PASSKEY_REFUSED')
      return passkey.doctor_id
    }),
})
