/**
 * Days that should lie between two readings of a film by the same reader: sooner she remembers where she placed the points, and the
 * error she measures is smaller than hers (clinical/beyond/reliability.md, section 11).
 */
export const fewestDaysApart = 14

const dayMs = 86_400_000

/** When a film was read, ISO 8601; the first time is null where it was not recorded. */
export interface ReadTwice {
  readonly first: string | null
  readonly second: string
}

/** How many films were read twice within `fewestDaysApart`, whichever reading came first, and how many at an unknown interval. */
export interface Apart {
  readonly soon: number
  readonly undated: number
}

export const apartOf = (films: readonly ReadTwice[]): Apart => {
  const days = films.map(({ first, second }) =>
    first === null ? null : Math.abs(Date.parse(second) - Date.parse(first)) / dayMs,
  )
  return {
    soon: days.filter(each => each !== null && each < fewestDaysApart).length,
    undated: days.filter(each => each === null).length,
  }
}
