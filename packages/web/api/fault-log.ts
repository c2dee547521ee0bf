import { Refused } from '@sella/workbench/server/refused'
import { token } from '../memory/session'
import { ask } from './client'

/** Lines of one page: one that fails in a circle says so often enough. */
const mostLines = 20
const sent = new Set<string>()

/** What a fault says of itself, with the first places it went through; null for what the page tells the doctor anyway. */
export const faultText = (fault: unknown): string | null => {
  if (fault instanceof Refused || (fault instanceof DOMException && fault.name === 'AbortError')) return null
  if (!(fault instanceof Error)) return String(fault).slice(0, 500)
  const places = (fault.stack ?? '').split('\n').filter(line => /^\s*at |@/.test(line))
  return [`${fault.name}: ${fault.message}`.slice(0, 500), ...places.slice(0, 8)].join('\n').slice(0, 4000)
}

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
