import { type DayBasis, type Drop, type Item, isGoing, type Omission, type Queue, type Reason } from './queue'

/** Numbers of a receipt; the last four add up to the first. */
export interface Count {
  readonly all: number
  readonly bytes: number
  readonly filed: number
  readonly going: number
  /** Failed: the user has to decide. */
  readonly failed: number
  readonly out: number
}

const countIn = (items: readonly Item[], fits: (item: Item) => boolean): number => items.filter(fits).length

export const countOf = (items: readonly Item[]): Count => ({
  all: items.length,
  bytes: items.reduce((sum, { bytes }) => sum + bytes, 0),
  filed: countIn(items, ({ state }) => state.at === 'filed'),
  going: countIn(items, isGoing),
  failed: countIn(items, ({ state }) => state.at === 'failed'),
  out: countIn(items, ({ state }) => state.at === 'out'),
})

/** Over how many patients and dated records the filed ones spread. */
export const filedOver = ({
  drops,
  items,
}: Pick<Queue, 'drops' | 'items'>): { readonly patients: number; readonly days: number } => {
  const filed = items.filter(({ state }) => state.at === 'filed')
  const ofCases = drops.filter(({ id }) => filed.some(({ drop }) => drop === id)).flatMap(({ caseUuid }) => caseUuid ?? [])
  return { patients: new Set(ofCases).size, days: new Set(filed.flatMap(({ place }) => place?.record ?? [])).size }
}

/**
 * Fraction of the bytes of the current files that has been sent, 0 to 1; filed ones count as sent. 1 if nothing is being sent.
 */
export const progressOf = (items: readonly Item[]): number => {
  const meant = items.filter(item => isGoing(item) || item.state.at === 'filed')
  const all = meant.reduce((sum, { bytes }) => sum + bytes, 0)
  const gone = meant.reduce(
    (sum, { state, bytes }) => sum + (state.at === 'filed' ? bytes : state.at === 'sending' ? Math.min(state.sent, bytes) : 0),
    0,
  )
  return all === 0 ? 1 : gone / all
}

export interface DayGroup {
  readonly record: string
  readonly day: string
  /** What its day rests on, each once. */
  readonly by: readonly DayBasis[]
  readonly items: readonly Item[]
}

/** Files skipped for the same reason. */
export interface OutGroup {
  readonly why: Omission | Reason
  readonly items: readonly Item[]
}

export interface Receipt {
  readonly drop: Drop
  readonly count: Count
  /** Files that go into records, earliest date first. */
  readonly days: readonly DayGroup[]
  readonly failed: readonly Item[]
  readonly out: readonly OutGroup[]
}

const keyOf = (why: Omission | Reason): string => (typeof why === 'string' ? why : JSON.stringify([why.code, why.details]))

const outOf = (items: readonly Item[]): readonly OutGroup[] => {
  const groups = new Map<string, OutGroup>()
  for (const item of items) {
    if (item.state.at !== 'out') continue
    const { why } = item.state
    const key = keyOf(why)
    groups.set(key, { why, items: [...(groups.get(key)?.items ?? []), item] })
  }
  return [...groups.values()]
}

const daysOf = (items: readonly Item[]): readonly DayGroup[] => {
  const groups = new Map<string, DayGroup>()
  for (const item of items) {
    const { place, state } = item
    if (!place || state.at === 'out') continue
    const group = groups.get(place.record) ?? { record: place.record, day: place.day, by: [], items: [] }
    const by = [...new Set([...group.by, ...(place.dayBy ? [place.dayBy] : [])])]
    groups.set(place.record, { ...group, by, items: [...group.items, item] })
  }
  return [...groups.values()].sort((a, b) => a.day.localeCompare(b.day))
}

/** Time in ms after arrival within which a drop can be undone. */
const takenBackWithin = 24 * 60 * 60 * 1000

/** What undoing a drop would do: images removed, files being sent discarded; null if it is too late, or nothing is left of it. */
export const takingBack = (
  { drop, days, failed }: Pick<Receipt, 'drop' | 'days' | 'failed'>,
  now: number,
): { readonly images: readonly string[]; readonly filed: readonly string[]; readonly open: readonly string[] } | null => {
  if (now - drop.at > takenBackWithin) return null
  const items = days.flatMap(day => day.items)
  const filed = items.flatMap(({ id, state }) => (state.at === 'filed' && state.image ? [{ id, image: state.image }] : []))
  const open = [...new Set([...items.filter(isGoing), ...failed].map(({ id }) => id))]
  if (filed.length + open.length === 0) return null
  return { images: filed.map(({ image }) => image), filed: filed.map(({ id }) => id), open }
}

/** The result for every file of every drop, latest drop first. */
export const receiptsOf = ({ drops, items }: Queue): readonly Receipt[] =>
  drops.toReversed().map(drop => {
    const own = items.filter(item => item.drop === drop.id)
    return {
      drop,
      count: countOf(own),
      days: daysOf(own),
      failed: own.filter(({ state }) => state.at === 'failed'),
      out: outOf(own),
    }
  })
