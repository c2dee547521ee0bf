import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import { secondStep } from '../passkey'

const token = z.strictObject({ token: z.string(), expiresAt: z.string() })
const password = z.string().check(z.maxLength(200))
const random = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const second = z.optional(secondStep)

/**
 * Signing in through a hospital's identity provider (OpenID Connect): the provider says who somebody is, and an account here is
 * linked to that identity.
 */
export const oidc = {
  oidcGet: call('/login/oidcGet', {
    input: f.nothing,
    output: z.strictObject({
      /** The button's text; null where no provider is set up. */
      label: z.nullable(z.string()),
      /** Whether anybody may register; otherwise only by an invitation. */
      registers: z.boolean(),
    }),
    does: 'Whether there is a sign-in by a hospital and how it is called, and whether anybody may register.',
    access: 'public',
  }),
  oidcBegin: call('/login/oidcBegin', {
    input: z.strictObject({
      /** Have the provider ask for the credentials again, even if it already knows the user. */
      again: z.optional(z.boolean()),
    }),
    output: z.strictObject({
      /** Address of the provider's page, to be opened in this window. */
      address: z.string(),
      /** Kept by the browser that starts the sign-in: without it the provider's answer signs nobody in. */
      secret: z.string(),
    }),
    does: 'Opens a sign-in at the hospital (authorization code, PKCE, state, nonce); valid once, for ten minutes.',
    access: 'public',
  }),
  oidcArrive: call('/login/oidcArrive', {
    input: z.strictObject({
      /** The query string with which the provider redirected the browser back. */
      query: z.string().check(z.maxLength(8000)),
      secret: random,
    }),
    output: z.strictObject({
      /** Identifies the person who has arrived; valid for ten minutes. */
      ticket: z.string(),
      /** Whether an account is already linked. */
      linked: z.boolean(),
      /** Who may create an account: nobody, holders of an invitation, or anyone the hospital lets in. */
      accounts: z.enum(['linked', 'invited', 'open']),
      /** The name the hospital gives; empty where it gives none. */
      name: z.string(),
      loginName: z.string(),
      email: z.string(),
    }),
    does: 'Takes what the provider answered: exchanges the code and proves the signed token.',
    access: 'public',
  }),
  oidcEnter: call('/login/oidcEnter', {
    input: z.strictObject({ ticket: random, second }),
    output: token,
    does: 'Signs in to the linked account; where a second factor is set up with that too.',
    access: 'public',
  }),
  oidcLink: call('/login/oidcLink', {
    input: z.strictObject({ ticket: random, loginName: z.string().check(z.maxLength(64)), password, second }),
    output: token,
    does: 'Links an existing account, by its password and second step, never by an e-mail address alone, and signs in. Throttled like a sign-in.',
    access: 'public',
  }),
  oidcRegister: call('/login/oidcRegister', {
    once: true,
    input: z.strictObject({
      ticket: random,
      loginName: f.loginName,
      userName: f.name,
      phone: z.optional(f.shortText),
      email: z.optional(z.email().check(z.maxLength(200))),
      invitation: z.optional(random),
    }),
    output: token,
    does: 'Makes an account that is linked from the beginning, where that is allowed; it has no password until one is set by a code.',
    access: 'public',
  }),
  oidcEnd: call('/login/oidcEnd', {
    input: f.nothing,
    output: z.strictObject({ address: z.nullable(z.string()) }),
    does: "The provider's page that ends the session there too; null where it has none.",
    access: 'public',
  }),
  oidcMine: call('/user/oidcMine', {
    input: f.nothing,
    output: z.strictObject({ label: z.nullable(z.string()), since: z.nullable(z.string()), usedAt: z.nullable(z.string()) }),
    does: "Whether the caller's account is linked to the hospital's sign-in, and since when.",
  }),
  oidcUnlink: call('/user/oidcUnlink', {
    input: z.strictObject({ password, second }),
    output: f.done,
    does: "Ends the link between the caller's account and the hospital's sign-in; by password and second step.",
  }),
} as const
