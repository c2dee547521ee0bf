/**
 * Makes of `run` a function that resolves after a run which began no earlier than the call. At most one run is under way and one comes
 * after it, which all share who called meanwhile: the cost of a hundred calls at once is that of two.
 */
export const sharedRun = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let coming: Promise<void> | null = null
  const begin = (): Promise<void> => {
    const begun = run()
    running = begun
    const ended = (): void => {
      if (running === begun) running = null
    }
    begun.then(ended, ended)
    return begun
  }
  const afterwards = async (before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined)
    coming = null
    await begin()
  }
  return () => {
    if (coming) return coming
    if (!running) return begin()
    coming = afterwards(running)
    return coming
  }
}
