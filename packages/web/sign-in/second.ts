import type { SecondFactors, SecondStepGiven } from '@sella/contract/passkey'
import { Refused } from '../api/client'

/** Signs in with what was entered already and this second step. */
export type EnterWith = (second: SecondStepGiven) => Promise<void>

/** Leads to the second step, by what the account has for it. */
export type OnSecond = (enter: EnterWith, by: SecondFactors) => void

/** Where everything so far was right and the second step is required: what it is proven by. Null otherwise. */
export const secondAsked = (error: unknown): SecondFactors | null => {
  if (!(error instanceof Refused) || error.reason !== 'SECOND_FACTOR_NEEDED') return null
  const { by } = error.details
  return by === 'authenticator' || by === 'passkey' ? by : 'both'
}
