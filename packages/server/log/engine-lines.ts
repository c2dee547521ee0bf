import type { EngineLog } from '@sella/ceph/measure/ground'

/** A message of the engine for the server's log. */
export interface EngineLine {
  readonly text: string
  readonly doctor: string
}

/** Number of lines remembered; beyond that, lines may be repeated. */
const mostRemembered = 10_000

/**
 * What the engine reports about a doctor's data, each message only once while the server runs, because her tracings are measured
 * again and again.
 */
export const engineLinesTo = (write: (line: EngineLine) => void): ((doctor: string) => EngineLog) => {
  const written = new Set<string>()
  return doctor => (message, detail) => {
    const text = `${message}: ${detail}`.slice(0, 500)
    const key = `${doctor} ${text}`
    if (written.has(key)) return
    if (written.size >= mostRemembered) written.clear()
    written.add(key)
    write({ text, doctor })
  }
}
