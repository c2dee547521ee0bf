/**
 * From when a statement is slow, so that others are not to wait behind it: in milliseconds, and in multiples of what statements
 * take at present. Where the processors are wanted by more than they bear, all statements take long, by nothing of their own.
 */
const slowFrom = { ms: 80, timesUsual: 10 }
/** Most texts that are remembered; a statement that has not been asked for the longest is forgotten first. */
const mostTexts = 500

/** Factor by which each statement moves the median time of late, up or down. */
const step = 1.02
const leastUsual = 0.1

/** The running median of times, in ms. */
const medianOfLate = () => {
  let median = 1
  return {
    ms: (): number => median,
    take: (ms: number): void => {
      median = Math.max(leastUsual, ms > median ? median * step : median / step)
    },
  }
}

/** Which statements were slow of late, by their text. */
export const slowTexts = () => {
  const times = new Map<string, number>()
  const usual = medianOfLate()
  return {
    isSlow: (text: string): boolean => (times.get(text) ?? 0) > Math.max(slowFrom.ms, slowFrom.timesUsual * usual.ms()),
    /** Notes how long, in ms, a statement took: half of what is remembered is the last time. */
    took: (text: string, ms: number): void => {
      usual.take(ms)
      const time = ((times.get(text) ?? 0) + ms) / 2
      times.delete(text)
      if (time < 1) return
      times.set(text, time)
      for (const oldest of times.keys()) {
        if (times.size <= mostTexts) break
        times.delete(oldest)
      }
    },
  }
}
