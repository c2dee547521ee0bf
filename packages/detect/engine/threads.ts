/**
 * Threads within one network run: SELLA_DETECTION_THREADS, 1 to 16, default 2. They wait busily for each other within a
 * run: on a machine with other work a second one takes up to half more of the processor for a film (two cores, both taken by others),
 * and saves a third of the time on one without.
 */
export const usualThreads = (): number => {
  const text = process.env.SELLA_DETECTION_THREADS || '2'
  const threads = Number(text)
  if (!Number.isInteger(threads) || threads < 1 || threads > 16)
    throw new Error(`SELLA_DETECTION_THREADS must be a whole number from 1 to 16, not "${text}"`)
  return threads
}
