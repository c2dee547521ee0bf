/** A name longer than this takes a third line in the column of names. */
const twoLines = 20

/** Its length in half-width characters: an ideograph is twice as wide as a letter. */
const halves = (name: string): number =>
  [...name].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0)

/** Whether the name of a row needs a taller row, so that it is never cut. */
export const isLongName = (name: string): boolean => halves(name) > twoLines
