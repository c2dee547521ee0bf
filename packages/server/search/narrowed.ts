/** Whether the condition holds for the entry at a place. */
export type Holds = (place: number) => boolean

/** Marks by place: 1 if still matching. */
export type Marks = Uint8Array

// Plain loops over a hundred thousand places at a time, one per condition, each over what the previous ones left.

/** Narrows the marks, in place, to those for which all conditions hold. */
export const narrowed = (marks: Marks, conditions: readonly Holds[]): Marks => {
  for (const holds of conditions)
    for (let place = 0; place < marks.length; place += 1) if (marks[place] === 1 && !holds(place)) marks[place] = 0
  return marks
}

/** The number of marked places. */
export const countOf = (marks: Marks): number => {
  let count = 0
  for (let place = 0; place < marks.length; place += 1) count += marks[place] ?? 0
  return count
}

/** Marks what the marked entries refer to: cases by their records. */
export const ownersOf = (marks: Marks, owners: readonly number[], places: number): Marks => {
  const named = new Uint8Array(places)
  for (let place = 0; place < marks.length; place += 1) if (marks[place] === 1) named[owners[place] ?? 0] = 1
  return named
}
