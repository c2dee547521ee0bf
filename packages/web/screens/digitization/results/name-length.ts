/** Half-width characters that the column of names holds in one line, and in two smaller ones. */
const singleLine = 10
const twoLines = 20

/** Its length in half-width characters: an ideograph is twice as wide as a letter. */
const halves = (name: string): number =>
  [...name].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)

/** The lines that the name of a row may take: a name is never cut, a long one is smaller, the longest have a taller row. */
export const nameLines = (name: string): 1 | 2 | 3 => {
  const length = halves(name)
  return length <= singleLine ? 1 : length <= twoLines ? 2 : 3
}
