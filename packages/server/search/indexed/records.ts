import { dayNumber, type Numbering, numbering } from './numbered'

/** How the scale of a record's film is known, as stored in the database; `none` also where it is doubted, so that no length counts. */
export const scaleLevel = { other: 0, none: 1, measured: 2 } as const

/** The facts of a record that a search can ask for. */
export interface RecordFacts {
  readonly no: number
  /** The place of its case. */
  readonly owner: number
  /** YYYY-MM-DD. */
  readonly day: string
  readonly type: number
  readonly film: boolean
  readonly traced: boolean
  readonly reported: boolean
  /** A `scaleLevel`. */
  readonly level: number
  /** The engine version that computed its values. */
  readonly stamp: string
}

/** Marks the place of a record without such a value. No displayed value is that far below zero. */
export const noValue = -2_147_483_648

/** One value for each of many records, as three lists of equal length. */
export interface ValueRows {
  readonly records: Int32Array
  readonly lists: Int32Array
  readonly values: Int32Array
}

/**
 * The records of one account that are not in the bin, and their values in the lists requested so far; columns by the records'
 * places.
 */
export interface IndexedRecords {
  readonly no: readonly number[]
  /** 1 if there is a record at the place, otherwise 0. */
  readonly here: readonly number[]
  /** The places of their cases. */
  readonly owner: readonly number[]
  /** YYYYMMDD. */
  readonly day: readonly number[]
  readonly type: readonly number[]
  /** 1 or 0, like `traced` and `reported`. */
  readonly film: readonly number[]
  readonly traced: readonly number[]
  readonly reported: readonly number[]
  readonly level: readonly number[]
  /** Numbers from `texts`. */
  readonly stamp: readonly number[]
  readonly texts: Numbering
  /** Numbers of the lists that are cached. */
  readonly lists: Iterable<number>
  /** The list's values; `noValue` where there is none. Empty for a list that is not cached. */
  valuesOf(list: number): readonly number[]
  /** Sets the given records to their present state and removes others; in the cached lists both have no values until `fill`. */
  change(now: readonly RecordFacts[], gone: Iterable<number>): void
  /** Caches these lists too. */
  keep(lists: readonly number[]): void
  fill(rows: ValueRows): void
}

const names = ['no', 'here', 'owner', 'day', 'type', 'film', 'traced', 'reported', 'level', 'stamp'] as const

const columnsOf = () => ({
  ...(Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<(typeof names)[number], number[]>),
  texts: numbering(),
})

const set = (columns: ReturnType<typeof columnsOf>, place: number, now: RecordFacts): void => {
  columns.no[place] = now.no
  columns.here[place] = 1
  columns.owner[place] = now.owner
  columns.day[place] = dayNumber(now.day)
  columns.type[place] = now.type
  columns.film[place] = now.film ? 1 : 0
  columns.traced[place] = now.traced ? 1 : 0
  columns.reported[place] = now.reported ? 1 : 0
  columns.level[place] = now.level
  columns.stamp[place] = columns.texts.of(now.stamp)
}

export const indexedRecords = (): IndexedRecords => {
  const columns = columnsOf()
  const places = new Map<number, number>()
  const lists = new Map<number, number[]>()
  const change: IndexedRecords['change'] = (now, gone) => {
    for (const no of gone) {
      const place = places.get(no)
      if (place !== undefined) columns.here[place] = 0
    }
    for (const each of now) {
      const place = places.get(each.no) ?? columns.no.length
      places.set(each.no, place)
      set(columns, place, each)
      for (const values of lists.values()) values[place] = noValue
    }
  }
  const fill: IndexedRecords['fill'] = rows => {
    for (let row = 0; row < rows.records.length; row += 1) {
      const place = places.get(rows.records[row] ?? 0)
      const values = lists.get(rows.lists[row] ?? 0)
      if (place !== undefined && values) values[place] = rows.values[row] ?? noValue
    }
  }
  return {
    ...columns,
    get lists() {
      return lists.keys()
    },
    valuesOf: list => lists.get(list) ?? [],
    change,
    keep: more => {
      for (const list of more)
        lists.set(
          list,
          columns.no.map(() => noValue),
        )
    },
    fill,
  }
}
