import { token } from '../memory/session'
import { ask } from './client'

/** Lines of one page: more of the same kind tell no more. */
const most = 20
const said = new Set<string>()

/** Tells the server's log what the engine met and the doctor is not shown (spec section 8), each once. */
export const logEngine = (message: string, detail: string): void => {
  const text = `${message}: ${detail}`.slice(0, 500)
  if (token() === null || said.has(text) || said.size >= most) return
  said.add(text)
  ask('addLog', { level: 'warn', text, route: location.pathname }).catch(() => undefined)
}
