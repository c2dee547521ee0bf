import { token } from '../memory/session'
import { ask } from './client'
import { faultText } from './fault-text'

/** Lines of one page: one that fails in a circle says so often enough. */
const mostLines = 20

const sent = new Set<string>()

/** Tells the server's log of a fault of the page, each once; nothing is told before somebody has signed in. */
export const logFault = (fault: unknown): void => {
  const text = faultText(fault)
  if (text === null || token() === null || sent.has(text) || sent.size >= mostLines) return
  sent.add(text)
  ask('addLog', { level: 'error', text, route: location.pathname }).catch(() => undefined)
}

/** Hears of every fault that nothing on the page has caught. */
export const watchFaults = (): void => {
  window.addEventListener('error', event => logFault(event.error ?? event.message))
  window.addEventListener('unhandledrejection', event => logFault(event.reason))
}
