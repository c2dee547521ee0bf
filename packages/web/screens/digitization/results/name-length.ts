/** Half-width characters that the column of names holds in one line, and in two smaller ones. */
const room = { one: 10, two: 20 } as const

/** Its length in half-width characters: an ideograph is twice as wide as a letter. */
const halves = (name: string): number =>
  [...name].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)

/** The lines that the name of a row may take: a name is never cut, a long one is smaller, the longest have a taller row. */
export const nameLines = (name: string): 1 | 2 | 3 => {
  const length = halves(name)
  return length <= room.one ? 1 : length <= room.two ? 2 : 3
}
