import { token } from '../memory/session'
import { ask } from './client'
import { faultText } from './fault-text'

/** Maximum lines per page: enough for a page that fails repeatedly. */
const mostLines = 20

const sent = new Set<string>()

/** Reports a fault of the page to the server's log, each once; nothing is sent before sign-in. */
export const logFault = (fault: unknown): void => {
  const text = faultText(fault)
  if (text === null || token() === null || sent.has(text) || sent.size >= mostLines) return
  sent.add(text)
  ask('addLog', { level: 'error', text, route: location.pathname }).catch(() => undefined)
}

/** Listens for every fault not caught on the page. */
export const watchFaults = (): void => {
  window.addEventListener('error', event => logFault(event.error ?? event.message))
  window.addEventListener('unhandledrejection', event => logFault(event.reason))
}
