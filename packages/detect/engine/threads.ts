/**
 * Threads within one network run: SELLA_DETECTION_THREADS, 1 to 16, default 2. They busy-wait for each other: on a machine with
 * other work a second one doubles the CPU time of a film and makes it slower.
 */
export const usualThreads = (): number => {
  const text = process.env.SELLA_DETECTION_THREADS || '2'
  const threads = Number(text)
  if (!Number.isInteger(threads) || threads < 1 || threads > 16)
    throw new Error(`SELLA_DETECTION_THREADS must be a whole number from 1 to 16, not "${text}"`)
  return threads
}
