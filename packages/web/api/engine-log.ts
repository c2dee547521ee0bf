import { token } from '../memory/session'
import { ask } from './client'

/** Maximum lines per page: further ones of the same kind add nothing. */
const mostLines = 20
const sent = new Set<string>()

/**
 * Reports to the server's log what the engine encountered without showing it to the doctor (spec section 8), each message once.
 */
export const logEngine = (message: string, detail: string): void => {
  const text = `${message}: ${detail}`.slice(0, 500)
  if (token() === null || sent.has(text) || sent.size >= mostLines) return
  sent.add(text)
  ask('addLog', { level: 'warn', text, route: location.pathname }).catch(() => undefined)
}
