import { publicAddress } from '../public-address'

type Environment = Readonly<Record<string, string | undefined>>

/** A hospital's identity provider, as configured by the operator. */
export interface OidcSettings {
  readonly issuer: string
  readonly client: string
  readonly secret: string
  /** The button's text. */
  readonly label: string
  /** The page to which the provider redirects browsers. */
  readonly back: string
  /** The required domain of the e-mail address, as verified by the provider; null for any. */
  readonly domain: string | null
  /** A claim and the value it must contain to be admitted; null for none. */
  readonly claim: { readonly name: string; readonly value: string } | null
  /** Who may create an account: nobody (existing ones are linked), holders of an invitation, or anyone admitted. */
  readonly accounts: 'linked' | 'invited' | 'open'
}

const choices = ['linked', 'invited', 'open'] as const

const safeIssuer = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}

const claimFrom = (text: string | undefined): OidcSettings['claim'] => {
  if (!text) return null
  const at = text.indexOf('=')
  if (at < 1 || at === text.length - 1) throw new Error('SELLA_OIDC_CLAIM must be NAME=VALUE')
  return { name: text.slice(0, at), value: text.slice(at + 1) }
}

/**
 * The identity provider from the environment; null where none is configured. Throws one clear sentence if the settings are
 * invalid.
 */
export const oidcFrom = (env: Environment): OidcSettings | null => {
  const { SELLA_OIDC_ISSUER: issuer, SELLA_OIDC_CLIENT: client, SELLA_OIDC_SECRET: secret } = env
  if (!issuer) return null
  if (!safeIssuer(issuer)) throw new Error('SELLA_OIDC_ISSUER must begin with https://')
  if (!client || !secret) throw new Error('SELLA_OIDC_ISSUER needs SELLA_OIDC_CLIENT and SELLA_OIDC_SECRET')
  const address = publicAddress(env)
  if (!address) throw new Error('SELLA_OIDC_ISSUER needs SELLA_ADDRESS, where the provider sends browsers back to')
  const accounts = choices.find(choice => choice === (env.SELLA_OIDC_ACCOUNTS || 'invited'))
  if (!accounts) throw new Error(`SELLA_OIDC_ACCOUNTS must be one of ${choices.join(', ')}`)
  return {
    ...{ issuer, client, secret, accounts },
    label: env.SELLA_OIDC_LABEL || new URL(issuer).hostname,
    back: `${address.origin}/login`,
    domain: env.SELLA_OIDC_DOMAIN?.toLowerCase() || null,
    claim: claimFrom(env.SELLA_OIDC_CLAIM),
  }
}
