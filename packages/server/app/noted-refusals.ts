import type { ErrorCode } from '@sella/contract/errors'
import type { FastifyRequest } from 'fastify'

/**
 * Refusals that may indicate an attack: a wrong password, code or passkey, too many sign-ins, an action the role does not allow,
 * a file address with a foreign signature. Refusals of everyday use are not included.
 */
const noted: ReadonlySet<ErrorCode> = new Set([
  ...(['SIGN_IN_WRONG', 'SIGN_IN_THROTTLED', 'UNLOCK_WRONG', 'PASSWORD_WRONG', 'CODE_WRONG'] as const),
  ...(['SECOND_FACTOR_WRONG', 'PASSKEY_REFUSED', 'OIDC_REFUSED', 'OIDC_NOT_ADMITTED'] as const),
  ...(['FORBIDDEN', 'ROLE_FORBIDS', 'SECOND_FACTOR_REQUIRED', 'SIGNATURE_INVALID'] as const),
])

/** Called with each such refusal. */
export type OnNoted = (refusal: ErrorCode) => void

/**
 * Logs a refusal as a line `account`, with the call, the address and, if signed in, the account. Input is never logged: a name
 * may be a password typed into the wrong field.
 */
export const noteRefusal = (refusal: ErrorCode, request: FastifyRequest, onNoted: OnNoted): void => {
  if (!noted.has(refusal)) return
  const { ip: address, log, routeOptions } = request
  const { call = 'none' } = routeOptions.config
  // Undefined if the call was refused before its account was known.
  const who: FastifyRequest['who'] | undefined = request.who
  log.warn({ event: 'refused', refusal, call, address, ...(who && 'doctor' in who ? { doctor: who.doctor } : {}) }, 'account')
  onNoted(refusal)
}
