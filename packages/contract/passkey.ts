import { z } from 'zod/mini'
import { oneTimeCode } from './fields'

const bytes = z.string().check(z.minLength(1), z.maxLength(12_000), z.regex(/^[A-Za-z0-9_-]+$/))
const credential = z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/))

/** What a device says when it makes a passkey; every field base64url as the WebAuthn standard has it. */
export const passkeyMade = z.strictObject({
  id: credential,
  clientData: bytes,
  attestation: bytes,
  /** How the device is reached, as the browser tells it. */
  transports: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
})

/** What a device answers to a question: a signature by one of its passkeys. */
export const passkeyAnswer = z.strictObject({
  id: credential,
  clientData: bytes,
  authenticatorData: bytes,
  signature: bytes,
  /** Whose passkey it is, as the device was told when it was made. */
  userHandle: z.nullable(z.string().check(z.maxLength(100))),
})

/** What stands as second step: a code of the authenticator or for recovery, or the answer of a passkey. */
export const secondStep = z.union([oneTimeCode, passkeyAnswer])

export type PasskeyMade = z.output<typeof passkeyMade>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
export type SecondStepGiven = z.output<typeof secondStep>
