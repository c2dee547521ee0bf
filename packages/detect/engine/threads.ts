/**
 * Threads inside one network run: SELLA_DETECTION_THREADS of the environment, 1 to 16, else 2. They wait for each other busily: on a
 * machine that has other work a second one doubles the processor time of a film and makes it later, not sooner.
 */
export const usualThreads = (): number => {
  const text = process.env.SELLA_DETECTION_THREADS || '2'
  const threads = Number(text)
  if (!Number.isInteger(threads) || threads < 1 || threads > 16)
    throw new Error(`SELLA_DETECTION_THREADS must be a whole number from 1 to 16, not "${text}"`)
  return threads
}
