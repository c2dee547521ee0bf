import type { EngineLog } from '@sella/ceph/measure/ground'

/** A line of the engine for the server's log. */
export interface EngineLine {
  readonly text: string
  readonly doctor: string
}

/** Lines kept in mind; beyond, all may be said again. */
const mostRemembered = 10_000

/** What the engine tells of a doctor's data, each once while the server runs: her tracings are read again and again. */
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
