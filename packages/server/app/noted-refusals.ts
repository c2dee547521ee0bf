import type { ErrorCode } from '@sella/contract/errors'
import type { FastifyRequest } from 'fastify'

/**
 * Refusals by which somebody may be trying doors: a wrong password, code or passkey, too many sign-ins, an action her role does not
 * allow, an address of a file whose signature is not ours. What everybody meets day by day is not among them.
 */
const noted: ReadonlySet<ErrorCode> = new Set([
  ...(['SIGN_IN_WRONG', 'SIGN_IN_THROTTLED', 'UNLOCK_WRONG', 'PASSWORD_WRONG', 'CODE_WRONG'] as const),
  ...(['SECOND_FACTOR_WRONG', 'PASSKEY_REFUSED', 'OIDC_REFUSED', 'OIDC_NOT_ADMITTED'] as const),
  ...(['FORBIDDEN', 'ROLE_FORBIDS', 'SECOND_FACTOR_REQUIRED', 'SIGNATURE_INVALID'] as const),
])

/** Called with each refusal that is noted. */
export type OnNoted = (refusal: ErrorCode) => void

/**
 * Writes a refusal into the log as a line `account`, with the call, the address and, where somebody is signed in, the account. Never
 * what was typed: a name may be a password in the wrong field.
 */
export const noteRefusal = (refusal: ErrorCode, request: FastifyRequest, onNoted: OnNoted): void => {
  if (!noted.has(refusal)) return
  const { ip: address, log, routeOptions } = request
  const { call = 'none' } = routeOptions.config
  // Undefined where the call was refused before it was known who makes it.
  const who: FastifyRequest['who'] | undefined = request.who
  log.warn({ event: 'refused', refusal, call, address, ...(who && 'doctor' in who ? { doctor: who.doctor } : {}) }, 'account')
  onNoted(refusal)
}
