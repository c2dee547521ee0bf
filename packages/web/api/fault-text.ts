import { Refused } from '@sella/workbench/server/refused'

/** The message of a fault with the top of its stack; null for errors that the page shows to the doctor anyway. */
export const faultText = (fault: unknown): string | null => {
  if (fault instanceof Refused || (fault instanceof DOMException && fault.name === 'AbortError')) return null
  if (!(fault instanceof Error)) return String(fault).slice(0, 500)
  const places = (fault.stack ?? '').split('\n').filter(line => /^\s*at |@/.test(line))
  return [`${fault.name}: ${fault.message}`.slice(0, 500), ...places.slice(0, 8)].join('\n').slice(0, 4000)
}
