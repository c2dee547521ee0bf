import type { OidcSettings } from './settings'

/** The claims of a token about the person who signed in. */
export type Claims = Readonly<Record<string, unknown>>

/** A claim as text, at most 200 characters; empty where it is not a text. */
export const claimText = (claim: unknown): string => (typeof claim === 'string' ? claim.slice(0, 200) : '')

/** Whether the provider's answer meets the installation's requirements for signing in. */
export const admits = ({ domain, claim }: Pick<OidcSettings, 'domain' | 'claim'>, claims: Claims): boolean => {
  const proven = claims.email_verified === true ? claimText(claims.email).toLowerCase() : ''
  if (domain !== null && proven.slice(proven.lastIndexOf('@') + 1) !== domain) return false
  if (claim === null) return true
  const values = claims[claim.name]
  return Array.isArray(values) ? values.includes(claim.value) : values === claim.value
}
