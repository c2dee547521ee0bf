import { token } from '../memory/session'
import { ask } from './client'

/** Lines of one page: more of the same kind tell no more. */
const mostLines = 20
const sent = new Set<string>()

/** Tells the server's log what the engine met and the doctor is not shown (spec section 8), each once. */
export const logEngine = (message: string, detail: string): void => {
  const text = `${message}: ${detail}`.slice(0, 500)
  if (token() === null || sent.has(text) || sent.size >= mostLines) return
  sent.add(text)
  ask('addLog', { level: 'warn', text, route: location.pathname }).catch(() => undefined)
}
