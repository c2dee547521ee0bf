import type { SecondStepGiven } from '@sella/contract/passkey'
import { Refused } from '../api/client'

/** Signs in with what is known already and this second step. */
export type EnterWith = (second: SecondStepGiven) => Promise<void>

/** Whether all was right so far, and the second step is asked for. */
export const needsSecond = (error: unknown): boolean => error instanceof Refused && error.reason === 'SECOND_FACTOR_NEEDED'
