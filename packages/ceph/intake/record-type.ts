/** 1 initial, 2 middle, 3 end of treatment. */
type StageType = 1 | 2 | 3

/** A record of the case: its day, with or without a time, and its type. */
interface Dated {
  readonly createday: string
  readonly type: StageType
}

/**
 * The type proposed for a new record of a day: initial where the case has nothing older, end once treatment has ended, otherwise
 * middle. The doctor sees it and can change it.
 */
export const proposedType = (day: string, records: readonly Dated[]): StageType => {
  const [last] = records
    .filter(({ createday }) => createday.slice(0, 10) <= day)
    .toSorted((a, b) => b.createday.localeCompare(a.createday))
  if (!last) return 1
  return last.type === 3 ? 3 : 2
}
