import { z } from 'zod/mini'
import { oneTimeCode } from './fields'

const bytes = z.string().check(z.minLength(1), z.maxLength(12_000), z.regex(/^[A-Za-z0-9_-]+$/))
const credential = z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/))

/** A device's reply when it creates a passkey; every field is base64url, as in the WebAuthn standard. */
export const passkeyMade = z.strictObject({
  id: credential,
  clientData: bytes,
  attestation: bytes,
  /** How the device can be reached, as reported by the browser. */
  transports: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
})

/** A device's reply to a challenge: a signature made with one of its passkeys. */
export const passkeyAnswer = z.strictObject({
  id: credential,
  clientData: bytes,
  authenticatorData: bytes,
  signature: bytes,
  /** Identifies the passkey's account, as given to the device when the passkey was created. */
  userHandle: z.nullable(z.string().check(z.maxLength(100))),
})

/** What is accepted as the second step: an authenticator or recovery code, or a passkey's answer. */
export const secondStep = z.union([oneTimeCode, passkeyAnswer])

export type PasskeyMade = z.output<typeof passkeyMade>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type SecondStepGiven = z.output<typeof secondStep>
/** What an account proves its second step by, besides recovery codes; named by the refusal that asks for it (SECOND_FACTOR_NEEDED). */
export type SecondFactors = 'authenticator' | 'passkey' | 'both'
