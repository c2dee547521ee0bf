import { z } from 'zod/mini'
import { call } from '../call'
import * as f from '../fields'
import { passkeyAnswer, passkeyMade, secondStep } from '../passkey'

const password = z.string().check(z.maxLength(200))

/** The challenge the browser passes to a device: 32 random bytes in base64url, valid once and for five minutes. */
const question = {
  challenge: z.string(),
  /** The host name to which passkeys of this installation are bound. */
  domain: z.string(),
}

export const passkeys = {
  passkeyList: call('/user/passkeyList', {
    input: f.nothing,
    output: z.strictObject({
      domain: z.string(),
      passkeys: z.array(
        z.strictObject({
          uuid: f.uuid,
          name: z.string(),
          createdAt: z.string(),
          usedAt: z.nullable(z.string()),
          /** Whether the passkey is synced across several devices by their vendor. */
          synced: z.boolean(),
        }),
      ),
    }),
    does: "The caller's passkeys (WebAuthn), the newest last.",
  }),
  passkeyBegin: call('/user/passkeyBegin', {
    input: z.strictObject({ password, second: z.optional(secondStep) }),
    output: z.strictObject({
      ...question,
      user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
      /** Passkeys the account already has; the devices that hold them will not create another. */
      others: z.array(z.string()),
    }),
    does: 'Opens the making of a passkey, by the password and the second step where one is set up.',
  }),
  passkeyAdd: call('/user/passkeyAdd', {
    once: true,
    input: z.strictObject({ name: f.name, made: passkeyMade }),
    output: z.strictObject({
      /** Ten recovery codes, if the passkey is the account's first second factor; shown only this once. */
      recovery: z.nullable(z.array(z.string())),
    }),
    does: 'Keeps a new passkey: it signs in without a password and stands as second step. As first second factor it ends the other sessions.',
  }),
  passkeyRemove: call('/user/passkeyRemove', {
    input: z.strictObject({ uuid: f.uuid, password, second: z.optional(secondStep) }),
    output: f.done,
    does: 'Removes a passkey, by the password and the second step. With the last second factor the recovery codes go.',
  }),
  passkeyRename: call('/user/passkeyRename', {
    input: z.strictObject({ uuid: f.uuid, name: f.name }),
    output: f.done,
    does: 'Calls a passkey of the account otherwise.',
  }),
  passkeyAsk: call('/login/passkeyAsk', {
    input: f.nothing,
    output: z.strictObject(question),
    does: 'Opens a sign-in, or a second step, by a passkey.',
    access: 'public',
  }),
  passkeyEnter: call('/login/passkeyEnter', {
    input: z.strictObject({ answer: passkeyAnswer }),
    output: z.strictObject({ token: z.string(), expiresAt: z.string() }),
    does: 'Signs in by a passkey whose device has made sure of its user: both factors at once.',
    access: 'public',
  }),
} as const
