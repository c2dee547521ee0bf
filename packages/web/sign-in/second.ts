import { Refused } from '../api/client'

/** Signs in with what is known already and this code of the authenticator. */
export type EnterWith = (second: string) => Promise<void>

/** Whether all was right so far, and a code of the authenticator is asked for. */
export const needsSecond = (error: unknown): boolean => error instanceof Refused && error.reason === 'SECOND_FACTOR_NEEDED'
