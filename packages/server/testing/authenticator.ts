import type { SecondStepGiven } from '@sella/contract/passkey'
import { Secret, TOTP } from 'otpauth'
import { password, type TestBench, type Visitor } from './bench'

/** A phone's authenticator, whose codes go with the bench's clock. */
export interface Authenticator {
  /** Empty where the doctor had a second factor before. */
  readonly recovery: readonly string[]
  /** The code of now. */
  code(): string
  /** The code of the next 30 s, to which the bench's clock is turned: none is taken twice. */
  next(): string
}

/** Sets up a second factor for a doctor. */
export const withAuthenticator = async (
  { clock }: Pick<TestBench, 'clock'>,
  doctor: Visitor,
  second?: SecondStepGiven,
): Promise<Authenticator> => {
  const { key } = await doctor.call('secondFactorBegin', { password, ...(second === undefined ? {} : { second }) })
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  const code = (): string => totp.generate({ timestamp: Date.now() + clock.ahead })
  const { recovery } = await doctor.call('secondFactorConfirm', { code: code() })
  return {
    recovery: recovery ?? [],
    code,
    next: () => {
      clock.ahead += 30_000
      return code()
    },
  }
}
