/** Answers of a driver's server, held back on request. */
export const delayedAnswers = () => {
  let wait: Promise<void> | null = null
  return {
    /** To be awaited by the server before each answer. */
    free: (): Promise<void> | null => wait,
    /** Holds the answers of calls begun from now on; the result lets them go. */
    pause: (): (() => void) => {
      let go = (): void => undefined
      wait = new Promise(resolve => {
        go = resolve
      })
      return () => {
        wait = null
        go()
      }
    },
  }
}
