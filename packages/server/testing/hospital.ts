import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { OidcSettings } from '../oidc/settings'

/** What a test makes the provider say otherwise than it should. */
export interface Deviation {
  readonly nonce?: string
  readonly audience?: string
  readonly issuer?: string
  /** Seconds from now at which the token ends. */
  readonly ends?: number
  /** Signed by a key that is not the provider's. */
  readonly forged?: boolean
  /** Seconds ago at which the person signed in there, and has stayed so: asked nothing more, the provider answers at once. */
  readonly session?: number
  /** Does not tell when the person signed in. */
  readonly timeless?: boolean
}

interface Person {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly groups?: readonly string[]
  /** The provider's name of the session she has there. */
  readonly sid?: string
}

interface Grant {
  readonly person: Person
  readonly nonce: string
  readonly challenge: string
  readonly deviation: Deviation
  /** When the person gave a password, in s. */
  readonly signedInAt: number
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}

/** The code challenge of PKCE (RFC 7636, S256). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** A small identity provider (OpenID Connect, authorization code with PKCE) with tokens it signs itself, on a free port of this machine. */
export const startHospital = async () => {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'hospital', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const [client, secret] = ['sella', 'a secret of the hospital']
  let issuer = ''
  const discovery = () => ({
    ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
    ...{ end_session_endpoint: `${issuer}/end`, response_types_supported: ['code'], subject_types_supported: ['public'] },
    ...{ id_token_signing_alg_values_supported: ['RS256'], code_challenge_methods_supported: ['S256'] },
  })
  const idToken = ({ person, nonce, deviation, signedInAt }: Grant): Promise<string> => {
    const at = Math.floor(Date.now() / 1000)
    return new SignJWT({ ...person, nonce: deviation.nonce ?? nonce, ...(deviation.timeless ? {} : { auth_time: signedInAt }) })
      .setProtectedHeader({ alg: 'RS256', kid: 'hospital' })
      .setIssuer(deviation.issuer ?? issuer)
      .setAudience(deviation.audience ?? client)
      .setIssuedAt(at - 5)
      .setExpirationTime(at + (deviation.ends ?? 300))
      .sign((deviation.forged ? foreign : own).privateKey)
  }
  const exchanged = async (given: URLSearchParams): Promise<[number, object]> => {
    const code = given.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const authentic = given.get('client_id') === client && given.get('client_secret') === secret
    if (!authentic || !grant || challengeOf(given.get('code_verifier') ?? '') !== grant.challenge)
      return [400, { error: 'invalid_grant' }]
    return [200, { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken(grant) }]
  }
  const answered = async (request: IncomingMessage): Promise<[number, object]> => {
    if (request.url === '/.well-known/openid-configuration') return [200, discovery()]
    if (request.url === '/jwks') return [200, { keys: [jwk] }]
    return request.url === '/token' ? exchanged(await bodyOf(request)) : [404, {}]
  }
  const server = createServer((request, response) => {
    void answered(request).then(([status, content]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: OidcSettings = {
    ...{ issuer, client, secret, label: '市口腔医院', back: 'https://sella.clinic.example/login' },
    ...{ domain: null, claim: null, accounts: 'open' },
  }
  return {
    settings,
    /** A person signs in on the provider's page: the query with which it sends the browser back. */
    signIn: (address: string, person: Person, deviation: Deviation = {}): string => {
      const asked = new URL(address).searchParams
      const anew = asked.get('prompt') === 'login' || asked.get('max_age') === '0'
      const code = randomBytes(16).toString('base64url')
      grants.set(code, {
        ...{ person, deviation, signedInAt: Math.floor(Date.now() / 1000) - (anew ? 0 : (deviation.session ?? 0)) },
        ...{ nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' },
      })
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    },
    /** A token by which the provider says that somebody has signed out; `claims` put others in place of the right ones, undefined leaves one out. */
    logoutToken: (claims: object, { forged, type = 'logout+jwt' }: { forged?: boolean; type?: string } = {}): Promise<string> => {
      const at = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const usual = { iss: issuer, aud: client, iat: at, exp: at + 120, jti: randomBytes(16).toString('hex'), events }
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'hospital', typ: type })
        .sign((forged ? foreign : own).privateKey)
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
