import { Refused } from '@sella/workbench/server/refused'

const refusals: readonly number[] = [401, 403, 404]

/**
 * Whether a failed load of the user's information is final: the server refused it. One that cannot be reached, is in trouble or is
 * overloaded, and a proxy that answers in its place, may give it a moment later.
 */
export const isSignInLost = (error: unknown): boolean => error instanceof Refused && refusals.includes(error.status)
