/** Milliseconds from which a statement is slow: others are not to wait behind it. */
const slowFrom = 80
/** Most texts that are remembered; a statement that has not been asked for the longest is forgotten first. */
const mostTexts = 500

/** Which statements were slow of late, by their text. */
export const slowTexts = () => {
  const times = new Map<string, number>()
  return {
    isSlow: (text: string): boolean => (times.get(text) ?? 0) > slowFrom,
    /** Notes how long, in ms, a statement took: half of what is remembered is the last time. */
    took: (text: string, ms: number): void => {
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
