import { createRemoteJWKSet, type JWTPayload, jwtVerify, type ProtectedHeaderParameters } from 'jose'
import { Refusal } from '../http/refusal'

/** Whom a provider has signed out (OpenID Connect Back-Channel Logout 1.0, 2.4): a subject, a session or both. */
export interface LogoutNotice {
  readonly issuer: string
  readonly subject: string | null
  /** The provider's identifier of the session; null for all of the subject's. */
  readonly sid: string | null
  /** Each id is accepted once. */
  readonly id: string
}

/** Seconds after which a token is refused as too old, and tolerated clock difference in seconds. */
const youngerThan = 120
const drift = 30

const event = 'http://schemas.openid.net/event/backchannel-logout'
const types = ['jwt', 'logout+jwt', 'application/logout+jwt']
const signed = /^((RS|PS|ES)(256|384|512)|EdDSA|Ed25519)$/

/** Failures of the provider's key endpoint, not of the token. */
const keysAway: ReadonlySet<string> = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

const text = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' && claim.length <= 255 ? claim : null)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const noticeIn = (claims: JWTPayload, { typ }: ProtectedHeaderParameters): LogoutNotice => {
  const { iss, sub, sid, jti, events } = claims
  const [subject, session, id] = [text(sub), text(sid), text(jti)]
  const sound =
    (typ === undefined || types.includes(typ.toLowerCase())) &&
    isObject(events) &&
    isObject(events[event]) &&
    // A nonce would mean that an ID token was sent in place of a logout token.
    !('nonce' in claims) &&
    (sub === undefined || subject !== null) &&
    (sid === undefined || session !== null)
  if (!sound || id === null || (subject === null && session === null)) throw new Refusal('OIDC_REFUSED')
  return { issuer: iss ?? '', subject, sid: session, id }
}

interface Issuing {
  readonly issuer: string
  readonly client: string
  readonly keys: string
  /** Signature algorithms of the provider's ID tokens; logout tokens use the same. */
  readonly algorithms: readonly string[] | undefined
}

/**
 * Verifies logout tokens: signature, issuer, audience, times, event, absence of a nonce, and whom they concern. Refuses with
 * OIDC_REFUSED, or OIDC_AWAY where the keys cannot be fetched.
 */
export const logoutTokensOf = ({ issuer, client, keys, algorithms = ['RS256'] }: Issuing) => {
  const keySet = createRemoteJWKSet(new URL(keys), { timeoutDuration: 10_000 })
  const checks = {
    ...{ issuer, audience: client, algorithms: algorithms.filter(name => signed.test(name)) },
    ...{ maxTokenAge: youngerThan, clockTolerance: drift, requiredClaims: ['iat', 'exp', 'jti', 'events'] },
  }
  return async (token: string): Promise<LogoutNotice> => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keySet, checks)
      return noticeIn(payload, protectedHeader)
    } catch (error) {
      if (error instanceof Refusal) throw error
      const code = (error as { readonly code?: unknown }).code
      const away = typeof code !== 'string' || keysAway.has(code) || !code.startsWith('ERR_J')
      throw new Refusal(away ? 'OIDC_AWAY' : 'OIDC_REFUSED', {}, error)
    }
  }
}
