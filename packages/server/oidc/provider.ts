import * as client from 'openid-client'
import { Refusal } from '../http/refusal'
import { admits, type Claims, claimText } from './admission'
import { type LogoutNotice, logoutTokensOf } from './logout-token'
import type { OidcSettings } from './settings'

/** The provider's statement about who has signed in. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly loginName: string
  /** Empty unless verified by the provider. */
  readonly email: string
  /** The provider's identifier of its session; null where it gives none. */
  readonly sid: string | null
}

/** Secrets of a sign-in in progress, known only to this server. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Start in ms, if the person must authenticate again since then; null where an earlier sign-in at the provider will do. */
  readonly since: number | null
}

export interface Provider {
  readonly settings: OidcSettings
  /** `again`: the provider asks for credentials, even if it knows who signed in before. */
  begin(again?: boolean): Promise<Begun & { readonly address: string }>
  /**
   * Exchanges the code and verifies the token (signature, issuer, audience, times, nonce and, if requested, that the
   * authentication is recent); refuses with OIDC_REFUSED or OIDC_NOT_ADMITTED.
   */
  identify(query: URLSearchParams, begun: Begun): Promise<Identity>
  /** Address of the page that ends the session at the provider; null where it has none. */
  end(): Promise<string | null>
  /** Verifies a logout token; refuses with OIDC_REFUSED. */
  signedOut(token: string): Promise<LogoutNotice>
}

/** Seconds the provider may take to reply. */
const patience = 10

/** Seconds the provider's clock may be behind; the library allows the same again. */
const behind = 30

const discovered = async ({ issuer, client: id, secret }: OidcSettings): Promise<client.Configuration> => {
  const url = new URL(issuer)
  // Without it the library trusts any token received over TLS, whoever signed it.
  const proving = [client.enableNonRepudiationChecks]
  const execute = url.protocol === 'http:' ? [...proving, client.allowInsecureRequests] : proving
  const config = await client.discovery(url, id, secret, undefined, { execute, timeout: patience })
  config.timeout = patience
  return config
}

/** Not truncated: two subjects with the same beginning are two people. The standard allows 255 characters. */
const subjectIn = ({ sub }: Claims): string => {
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new Refusal('OIDC_REFUSED')
  return sub
}

const identityOf = (settings: OidcSettings, claims: Claims): Identity => {
  if (!admits(settings, claims)) throw new Refusal('OIDC_NOT_ADMITTED')
  return {
    issuer: claimText(claims.iss),
    subject: subjectIn(claims),
    name: claimText(claims.name).slice(0, 100),
    loginName: claimText(claims.preferred_username).slice(0, 64),
    email: claims.email_verified === true ? claimText(claims.email) : '',
    sid: typeof claims.sid === 'string' ? claims.sid : null,
  }
}

const asked = async (
  config: client.Configuration,
  { back }: OidcSettings,
  again: boolean,
): Promise<Begun & { readonly address: string }> => {
  const begun = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
  const since = again ? Date.now() : null
  const { href: address } = client.buildAuthorizationUrl(config, {
    redirect_uri: back,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ...{ state: begun.state, nonce: begun.nonce },
    ...(again ? { prompt: 'login', max_age: '0' } : {}),
  })
  return { ...begun, since, address }
}

/** How old a sign-in at the provider may be. The person controls the address bar, so what was requested there proves nothing. */
const youth = (since: number | null): { readonly maxAge?: number } =>
  since === null ? {} : { maxAge: Math.max(0, Math.ceil((Date.now() - since) / 1000)) + behind }

const proven = async (
  config: client.Configuration,
  settings: OidcSettings,
  { query, begun: { state, nonce, verifier, since } }: { readonly query: URLSearchParams; readonly begun: Begun },
): Promise<Identity> => {
  try {
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...youth(since),
    }
    const tokens = await client.authorizationCodeGrant(config, new URL(`${settings.back}?${query}`), checks)
    return identityOf(settings, tokens.claims() ?? {})
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('OIDC_REFUSED', {}, error)
  }
}

const issuing = ({ client: id }: OidcSettings, config: client.Configuration) => {
  const { issuer, jwks_uri: keys, id_token_signing_alg_values_supported: algorithms } = config.serverMetadata()
  if (!keys) throw new Refusal('OIDC_REFUSED')
  return { issuer, client: id, keys, algorithms }
}

/**
 * The provider of these settings. Its configuration is fetched when first needed, and again after a failure, since it may be
 * unreachable when the server starts.
 */
export const providerAt = (settings: OidcSettings): Provider => {
  let discovery: Promise<client.Configuration> | null = null
  let proveLogout: ReturnType<typeof logoutTokensOf> | null = null
  const reach = async (): Promise<client.Configuration> => {
    discovery ??= discovered(settings)
    try {
      return await discovery
    } catch (error) {
      discovery = null
      throw new Refusal('OIDC_AWAY', {}, error)
    }
  }
  return {
    settings,
    begin: async (again = false) => asked(await reach(), settings, again),
    identify: async (query, begun) => proven(await reach(), settings, { query, begun }),
    end: async () => {
      const config = await reach()
      if (!config.serverMetadata().end_session_endpoint) return null
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: settings.back }).href
    },
    signedOut: async token => {
      proveLogout ??= logoutTokensOf(issuing(settings, await reach()))
      return proveLogout(token)
    },
  }
}
