import type { CallName } from '@sella/contract/calls/index'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../auth/sessions'

/** What opens, closes or changes the ways into an account; passkeys and hospitals write their own lines (`noteAccount`). */
const noted: ReadonlySet<CallName> = new Set([
  ...(['login', 'regist', 'codeLogin', 'qrcodeConfirm', 'qrcodeCheck', 'sessionUnlock', 'logout'] as const),
  ...(['passwordUpdate', 'passwordReset', 'secondFactorConfirm', 'secondFactorRecovery', 'secondFactorOff'] as const),
  ...(['sessionRevoke', 'sessionRevokeOthers', 'accountExport', 'accountDelete'] as const),
])

const tokenIn = (output: unknown): string | null => {
  const { token } = (output ?? {}) as { readonly token?: unknown }
  return typeof token === 'string' ? token : null
}

/** The account whose session was opened; null where none was, and for who sets a new password by a code, whom nothing names here. */
const opened = async (output: unknown, sessions: Pick<Sessions, 'find'>): Promise<string | null> => {
  const token = tokenIn(output)
  return token === null ? null : ((await sessions.find(token).catch(() => null))?.doctor ?? null)
}

interface Done {
  readonly request: FastifyRequest
  readonly output: unknown
  readonly sessions: Pick<Sessions, 'find'>
}

/** Logs such a call once it is done, as a line `account` with the call, the address and the account. Neither input nor token is logged. */
export const noteAct = async (call: CallName, { request, output, sessions }: Done): Promise<void> => {
  if (!noted.has(call)) return
  // Asked again and again until the phone has confirmed.
  if (call === 'qrcodeCheck' && tokenIn(output) === null) return
  const { who, ip: address, log } = request
  const doctor = 'doctor' in who ? who.doctor : await opened(output, sessions)
  log.warn({ event: 'done', call, address, ...(doctor === null ? {} : { doctor }) }, 'account')
}
