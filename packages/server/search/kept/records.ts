/** How the lengths of a record's film are known, as the database says it. */
export const scaleLevel = { other: 0, none: 1, measured: 2 } as const

/** A record as a search asks of it. */
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
  /** By which engine its values were read. */
  readonly stamp: string
}

/** At the place of a record that has no such value. No value is shown that far below nought. */
export const noValue = -2_147_483_648

/** A value of each of many records. Three lists of one length. */
export interface ValueRows {
  readonly records: Int32Array
  readonly lists: Int32Array
  readonly values: Int32Array
}

/** The records of one account that are in no bin, and their values in the lists that were asked for. */
export interface KeptRecords {
  readonly facts: readonly (RecordFacts | null)[]
  /** Numbers of the lists that are kept. */
  readonly lists: Iterable<number>
  /** The list's values by the records' places; `noValue` where there is none. Empty for a list that is not kept. */
  valuesOf(list: number): Int32Array
  placeOf(no: number): number | undefined
  /** Takes records as they are now, lets others go; of the lists kept so far both have no values till `fill`. */
  change(now: readonly RecordFacts[], gone: Iterable<number>): void
  /** Keeps these lists too. */
  keep(lists: readonly number[]): void
  fill(rows: ValueRows): void
}

const withRoom = (values: Int32Array, places: number): Int32Array => {
  if (values.length >= places) return values
  const wider = new Int32Array(places + (places >> 2) + 16).fill(noValue)
  wider.set(values)
  return wider
}

const nothing = new Int32Array(0)

export const keptRecords = (): KeptRecords => {
  const facts: (RecordFacts | null)[] = []
  const places = new Map<number, number>()
  const columns = new Map<number, Int32Array>()

  const set = (no: number, now: RecordFacts | null): void => {
    const place = places.get(no) ?? facts.length
    places.set(no, place)
    facts[place] = now
    for (const values of columns.values()) if (place < values.length) values[place] = noValue
  }
  return {
    facts,
    get lists() {
      return columns.keys()
    },
    valuesOf: list => columns.get(list) ?? nothing,
    placeOf: no => places.get(no),
    change: (now, gone) => {
      for (const no of gone) if (places.has(no)) set(no, null)
      for (const each of now) set(each.no, each)
      for (const [list, values] of columns) columns.set(list, withRoom(values, facts.length))
    },
    keep: lists => {
      for (const list of lists) columns.set(list, withRoom(columns.get(list) ?? nothing, facts.length))
    },
    fill: ({ records, lists, values }) => {
      for (let row = 0; row < records.length; row += 1) {
        const place = places.get(records[row] ?? 0)
        const column = columns.get(lists[row] ?? 0)
        if (place !== undefined && column) column[place] = values[row] ?? noValue
      }
    },
  }
}
