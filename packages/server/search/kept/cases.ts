/** A case as a search asks of it. */
export interface CaseFacts {
  readonly no: number
  readonly sex: string
  readonly favorite: boolean
  /** YYYY-MM-DD, '' where it is not known. */
  readonly born: string
  /** '' where there is none. */
  readonly agency: string
  readonly updatedAt: string
  readonly uuid: string
}

/** The cases of one account that are in no bin. Each has a place, which stays its own; `facts` is null at the place of one that is not there. */
export interface KeptCases {
  readonly facts: readonly (CaseFacts | null)[]
  /** Places, last changed first. */
  readonly order: readonly number[]
  /** The place of a case by its number; one that is not there yet is given one. */
  placeOf(no: number): number
  /** Takes cases as they are now, last changed first, and lets others go. */
  change(now: readonly CaseFacts[], gone: Iterable<number>): void
}

/** Whether a case comes before another one: last changed first. Texts are compared as both engines do. */
const isBefore = (a: CaseFacts, b: CaseFacts): boolean =>
  a.updatedAt === b.updatedAt ? a.uuid > b.uuid : a.updatedAt > b.updatedAt

export const keptCases = (): KeptCases => {
  const facts: (CaseFacts | null)[] = []
  const places = new Map<number, number>()
  let order: readonly number[] = []

  const placeOf = (no: number): number => {
    const known = places.get(no)
    if (known !== undefined) return known
    places.set(no, facts.length)
    return facts.push(null) - 1
  }
  /** Two lists in order become one. */
  const merge = (first: readonly number[], second: readonly number[]): readonly number[] => {
    const merged: number[] = []
    let next = 0
    for (const place of first) {
      const here = facts[place] as CaseFacts
      for (let other = second[next]; other !== undefined && isBefore(facts[other] as CaseFacts, here); other = second[next]) {
        merged.push(other)
        next += 1
      }
      merged.push(place)
    }
    for (; next < second.length; next += 1) merged.push(second[next] as number)
    return merged
  }
  const change: KeptCases['change'] = (now, gone) => {
    for (const no of gone) if (places.has(no)) facts[placeOf(no)] = null
    const moved = now.map(each => placeOf(each.no))
    for (const place of moved) facts[place] = null
    const staying = order.filter(place => facts[place] !== null)
    for (const [i, place] of moved.entries()) facts[place] = now[i] as CaseFacts
    order = merge(staying, moved)
  }
  return {
    facts,
    get order() {
      return order
    },
    placeOf,
    change,
  }
}
