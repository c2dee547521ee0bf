import { availableParallelism, loadavg } from 'node:os'

/**
 * Threads within one network run where the processors have room: SELLA_DETECTION_THREADS, 1 to 16, default 2. They wait busily for each
 * other after every layer: alone on two cores a film takes two thirds of the time by two (536 ms, by one 790), beside other work no less
 * time and twice the processor.
 */
export const usualThreads = (): number => {
  const text = process.env.SELLA_DETECTION_THREADS || '2'
  const threads = Number(text)
  if (!Number.isInteger(threads) || threads < 1 || threads > 16)
    throw new Error(`SELLA_DETECTION_THREADS must be a whole number from 1 to 16, not "${text}"`)
  return threads
}

/**
 * Whether other work wants the processors: more than one and a half runnable threads for each, on the mean of the last minute. `load` is
 * that mean (0 where the system counts none), `cores` the number of processors.
 */
export const isCrowded = (load: number = loadavg()[0] ?? 0, cores: number = availableParallelism()): boolean => load > 1.5 * cores
