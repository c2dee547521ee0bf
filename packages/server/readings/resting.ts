/**
 * Milliseconds from a doctor's first change until her values are measured: she saves every few steps, and one measurement serves
 * them all. A request for the values measures them at once.
 */
const readAfter = 5000

/** Calls `read` for each doctor some time after she was first named, once for all namings until then. */
export const restingFor = (read: (doctor: string) => void) => {
  const resting = new Map<string, NodeJS.Timeout>()
  const rest = (doctor: string): void => {
    if (resting.has(doctor)) return
    const end = (): void => {
      resting.delete(doctor)
      read(doctor)
    }
    resting.set(doctor, setTimeout(end, readAfter).unref())
  }
  const close = (): void => {
    for (const timer of resting.values()) clearTimeout(timer)
    resting.clear()
  }
  return { rest, close }
}
