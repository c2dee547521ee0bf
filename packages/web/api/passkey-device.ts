import type { Output } from '@sella/contract/calls/index'
import type { PasskeyAnswer, PasskeyMade } from '@sella/contract/passkey'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ask } from './client'
import { PasskeyTrouble } from './passkey-trouble'

/** Algorithms a device may use: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257].map(alg => ({ alg, type: 'public-key' as const }))
/** ms the browser waits for the user. */
const timeout = 120_000

const reaches = (domain: string): boolean => location.hostname === domain || location.hostname.endsWith(`.${domain}`)

const troubleOf = (error: unknown): unknown => {
  const { name = '', code = '' } = error as { readonly name?: string; readonly code?: string }
  if (name === 'InvalidStateError' || code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return new PasskeyTrouble('registered')
  return name === 'NotAllowedError' || name === 'AbortError' ? new PasskeyTrouble('cancelled') : error
}

const asked = async <T>(domain: string, work: () => Promise<T>): Promise<T> => {
  if (!browserSupportsWebAuthn()) throw new PasskeyTrouble('unable')
  if (!reaches(domain)) throw new PasskeyTrouble('elsewhere', domain)
  return work().catch((error: unknown) => Promise.reject(troubleOf(error)))
}

/** Has a device create and store a passkey with user verification. */
export const makePasskey = ({ challenge, domain, user, others }: Output<'passkeyBegin'>): Promise<PasskeyMade> =>
  asked(domain, async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...{ challenge, user, timeout, pubKeyCredParams: algorithms, attestation: 'none' },
        rp: { id: domain, name: 'Sella' },
        excludeCredentials: others.map(id => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientData: clientDataJSON, attestation: attestationObject, transports }
  })

/** Has a device sign in with a passkey of this installation. */
export const answerByPasskey = async (): Promise<PasskeyAnswer> => {
  const { challenge, domain } = await ask('passkeyAsk', {})
  return asked(domain, async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, timeout, rpId: domain, userVerification: 'required' },
    })
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
    return { id, clientData: clientDataJSON, authenticatorData, signature, userHandle }
  })
}
