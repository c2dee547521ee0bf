import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import { secondStep } from '../passkey'

const password = z.string().check(z.maxLength(200))

/** Ten recovery codes, each usable once in place of an authenticator code; shown only this once. */
const recovery = z.strictObject({ recovery: z.array(z.string()) })

export const secondFactor = {
  secondFactorGet: call('/user/secondFactor', {
    input: f.nothing,
    output: z.strictObject({
      /** Since when sign-in asks for a code; null while it does not. */
      since: z.nullable(z.string()),
      /** Number of unused recovery codes. */
      recoveryLeft: z.int(),
    }),
    does: 'Whether signing in asks the caller for a code of her authenticator.',
  }),
  secondFactorBegin: call('/user/secondFactorBegin', {
    input: z.strictObject({ password, second: z.optional(secondStep) }),
    output: z.strictObject({
      /** The secret in Base32, for typing in. */
      key: z.string(),
      /** The same secret as an `otpauth:` address, for a QR code. */
      address: z.string(),
    }),
    does: 'Makes a secret for an authenticator (TOTP, RFC 6238), by the password and the second step where one is set up. Nothing is asked for before it is confirmed.',
  }),
  secondFactorConfirm: call('/user/secondFactorConfirm', {
    once: true,
    input: z.strictObject({ code: f.oneTimeCode }),
    output: z.strictObject({
      /** Ten recovery codes, if the authenticator is the account's first second factor; shown only this once. */
      recovery: z.nullable(z.array(z.string())),
    }),
    does: 'Confirms the authenticator by a code of it: from now on signing in asks for one. As first second factor it ends the other sessions.',
  }),
  secondFactorRecovery: call('/user/secondFactorRecovery', {
    once: true,
    input: z.strictObject({ password, code: secondStep }),
    output: recovery,
    does: 'Makes ten new recovery codes; the old ones end.',
  }),
  secondFactorOff: call('/user/secondFactorOff', {
    input: z.strictObject({ password, code: secondStep }),
    output: f.done,
    does: 'Signing in asks for no code of the authenticator any more; by password and second step. Recovery codes stay while there is a passkey.',
  }),
} as const
