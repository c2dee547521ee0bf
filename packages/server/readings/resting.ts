/**
 * Milliseconds from a doctor's first change until her values are read: she saves at every few steps, and once is enough for all of
 * them. Whoever asks for the values meanwhile has them read at once.
 */
const readAfter = 5000

/** Calls `read` for each doctor some time after she was first named, once however often she is named until then. */
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
