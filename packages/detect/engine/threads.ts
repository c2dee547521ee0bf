/**
 * Threads at work on a film: SELLA_DETECTION_THREADS, 1 to 16, default 2. So many batches of patches go through the fine networks
 * at a time, a thread each; only the two networks that read one view share a run among their threads, which wait busily for each
 * other.
 */
export const usualThreads = (): number => {
  const text = process.env.SELLA_DETECTION_THREADS || '2'
  const threads = Number(text)
  if (!Number.isInteger(threads) || threads < 1 || threads > 16)
    throw new Error(`SELLA_DETECTION_THREADS must be a whole number from 1 to 16, not "${text}"`)
  return threads
}
