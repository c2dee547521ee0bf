/** A storage of the browser, empty, of texts by name: for `localStorage` and `sessionStorage` where there is no browser. */
export const browserStorage = () => {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (at: number): string | null => [...texts.keys()][at] ?? null,
    getItem: (name: string): string | null => texts.get(name) ?? null,
    setItem: (name: string, text: string): void => void texts.set(name, text),
    removeItem: (name: string): void => void texts.delete(name),
  }
}
