/** Whether what is at a place holds. */
export type Holds = (place: number) => boolean

/** Marks by places: 1 for what still fits. */
export type Marks = Uint8Array

// A hundred thousand places at a time: plain loops, one for each condition, over what the ones before have left.

/** The same marks, narrowed in place to where all conditions hold. */
export const narrowed = (marks: Marks, conditions: readonly Holds[]): Marks => {
  for (const holds of conditions)
    for (let place = 0; place < marks.length; place += 1) if (marks[place] === 1 && !holds(place)) marks[place] = 0
  return marks
}

/** How many are marked. */
export const countOf = (marks: Marks): number => {
  let count = 0
  for (let place = 0; place < marks.length; place += 1) count += marks[place] ?? 0
  return count
}

/** Marks what marked ones name: cases by their records. */
export const ownersOf = (marks: Marks, owners: readonly number[], places: number): Marks => {
  const named = new Uint8Array(places)
  for (let place = 0; place < marks.length; place += 1) if (marks[place] === 1) named[owners[place] ?? 0] = 1
  return named
}
