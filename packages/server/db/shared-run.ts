/**
 * Shares runs between callers: the function returned resolves after a run that began no earlier than the call. At most one run
 * is in progress and one is queued, so a hundred simultaneous calls cost two runs.
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
