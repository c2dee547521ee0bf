import { type Session, type Sessions, sessionKey } from '../auth/sessions'
import { Refusal } from '../http/refusal'

/** The form of our tokens: 32 bytes in base64url. */
const shape = /^[A-Za-z0-9_-]{43}$/

/** The token of the `authorization` header, bare or after `Bearer`. */
const tokenOf = (header: string | undefined): string | null => {
  const token = (header ?? '').replace(/^Bearer\s+/i, '').trim()
  return shape.test(token) ? token : null
}

/** The key of the session that a request presents, whether or not there is such a session. */
export const keyOf = (header: string | undefined): string | null => {
  const token = tokenOf(header)
  return token === null ? null : sessionKey(token)
}

/** The session of a request; a missing, unknown, expired or revoked token is refused with the same error. */
export const signedIn = async (sessions: Pick<Sessions, 'find'>, header: string | undefined): Promise<Session> => {
  const token = tokenOf(header)
  const session = token ? await sessions.find(token) : null
  if (!session) throw new Refusal('SESSION_EXPIRED')
  return session
}
