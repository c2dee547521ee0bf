import { dayNumber, type Numbering, numbering } from './numbered'
import { merged } from './ordered'

/** The facts of a case that a search can ask for. */
export interface CaseFacts {
  readonly no: number
  readonly sex: string
  readonly favorite: boolean
  /** YYYY-MM-DD, '' if not known. */
  readonly born: string
  /** '' if there is none. */
  readonly agency: string
  readonly updatedAt: string
  readonly uuid: string
}

/** The cases of one account that are not in the bin. Each has a permanent place; columns hold its facts at that place. */
export interface IndexedCases {
  readonly no: readonly number[]
  /** 1 if there is a case at the place, otherwise 0. */
  readonly here: readonly number[]
  /** Numbers from `texts`. */
  readonly sex: readonly number[]
  readonly agency: readonly number[]
  /** 1 or 0. */
  readonly favorite: readonly number[]
  /** YYYYMMDD, 0 if not known. */
  readonly born: readonly number[]
  readonly texts: Numbering
  /** Places, last changed first. */
  readonly order: readonly number[]
  /** The place of a case by its number; a new case is given one. */
  placeOf(no: number): number
  /** Sets the given cases to their present state, last changed first, and removes others. */
  change(now: readonly CaseFacts[], gone: Iterable<number>): void
}

const names = ['no', 'here', 'sex', 'agency', 'favorite', 'born'] as const

const columnsOf = () => ({
  ...(Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<(typeof names)[number], number[]>),
  updatedAt: [] as string[],
  uuid: [] as string[],
  texts: numbering(),
})

type Columns = ReturnType<typeof columnsOf>

const set = (columns: Columns, place: number, facts: CaseFacts): void => {
  columns.no[place] = facts.no
  columns.here[place] = 1
  columns.sex[place] = columns.texts.of(facts.sex)
  columns.agency[place] = columns.texts.of(facts.agency)
  columns.favorite[place] = facts.favorite ? 1 : 0
  columns.born[place] = dayNumber(facts.born)
  columns.updatedAt[place] = facts.updatedAt
  columns.uuid[place] = facts.uuid
}

const nobody = { sex: '', favorite: false, born: '', agency: '', updatedAt: '', uuid: '' }

/** Whether one case precedes another: last changed first. Texts are compared as in both engines. */
const earlierIn =
  ({ updatedAt, uuid }: Columns) =>
  (a: number, b: number): boolean => {
    const [first, second] = [updatedAt[a] ?? '', updatedAt[b] ?? '']
    return first === second ? (uuid[a] ?? '') > (uuid[b] ?? '') : first > second
  }

export const indexedCases = (): IndexedCases => {
  const columns = columnsOf()
  const places = new Map<number, number>()
  let order: readonly number[] = []
  const placeOf = (no: number): number => {
    const place = places.get(no) ?? columns.no.length
    if (place < columns.no.length) return place
    places.set(no, place)
    set(columns, place, { no, ...nobody })
    columns.here[place] = 0
    return place
  }
  const change: IndexedCases['change'] = (now, gone) => {
    const lost = [...gone].flatMap(no => places.get(no) ?? [])
    const moved = now.map(each => placeOf(each.no))
    if (lost.length + moved.length === 0) return
    for (const place of [...lost, ...moved]) columns.here[place] = 0
    const staying = order.filter(place => columns.here[place] === 1)
    for (const [i, place] of moved.entries()) set(columns, place, now[i] as CaseFacts)
    order = merged(staying, moved, earlierIn(columns))
  }
  return {
    ...columns,
    get order() {
      return order
    },
    placeOf,
    change,
  }
}
