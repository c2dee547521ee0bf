/** A cache of recent results by name; the oldest is dropped first. */
export const recentResults = <T>(atMost: number) => {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const made = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [eldest = ''] = kept.keys()
    if (kept.size > atMost) kept.delete(eldest)
    return made
  }
}
