/** What was lately made, by its name; the eldest goes first. */
export const lately = <T>(atMost: number) => {
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
