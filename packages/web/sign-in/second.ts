import type { SecondStepGiven } from '@sella/contract/passkey'
import { Refused } from '../api/client'

/** Signs in with what was entered already and this second step. */
export type EnterWith = (second: SecondStepGiven) => Promise<void>

/** Whether everything so far was right, and the second step is required. */
export const needsSecond = (error: unknown): boolean => error instanceof Refused && error.reason === 'SECOND_FACTOR_NEEDED'
