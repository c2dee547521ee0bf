import { filmOrder, seedCount } from '@sella/ceph/reliability/film-order'
import type { BlindReader, ReadingOrder } from '@sella/contract/rereads'
import { ownChoice, setOwnChoice } from '../memory/session'

/** Who traces blind; a name only if it is somebody else. */
export interface ReadBy {
  readonly reader: BlindReader
  readonly name: string
}

interface OnRecord {
  readonly caseUuid: string
  readonly recordUuid: string
}

/** A film still to be done: its case and record, and its place in the set's order. */
interface AgainFilm extends OnRecord {
  /** Null in a set begun before orders were stored. */
  readonly order: ReadingOrder | null
}

/** Films chosen to be retraced, in the order shown, and by whom. */
export interface AgainSet extends ReadBy {
  readonly left: readonly AgainFilm[]
  readonly of: number
}

const place = 'again.set'

/** The doctor’s current set on this machine; null if there is none, or the stored value is no set. */
export const againSet = (): AgainSet | null => {
  try {
    const set = JSON.parse(ownChoice(place) ?? 'null') as AgainSet | null
    if (!set || !Array.isArray(set.left) || typeof set.of !== 'number') return null
    return { ...set, left: set.left.map(film => ({ ...film, order: film.order ?? null })) }
  } catch {
    return null
  }
}

export const keepAgainSet = (set: AgainSet | null): void => setOwnChoice(place, set && JSON.stringify(set))

/** One film of the set is done, or put off: it is removed, or moved to the end. */
export const afterFilm = (recordUuid: string, done: boolean): void => {
  const set = againSet()
  if (!set) return
  const others = set.left.filter(each => each.recordUuid !== recordUuid)
  const again = set.left.filter(each => each.recordUuid === recordUuid)
  keepAgainSet({ ...set, left: done ? others : [...others, ...again] })
}

const drawnSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The films of a new set in random order, each with its place; `seed` is drawn unless given. */
export const inOrder = (films: readonly OnRecord[], seed: number = drawnSeed()): readonly AgainFilm[] => {
  const caseOf = new Map(films.map(({ recordUuid, caseUuid }) => [recordUuid, caseUuid]))
  const order = filmOrder([...caseOf.keys()], seed)
  return order.map((recordUuid, i) => ({
    recordUuid,
    caseUuid: caseOf.get(recordUuid) ?? '',
    order: { seed, place: i + 1, of: order.length },
  }))
}

const orderText = ({ seed, place, of }: ReadingOrder): string => [seed, place, of].join('-')

/** The place of a film in the order of its set, from an address; null where it is read alone, or the address names no such place. */
export const orderIn = (search: URLSearchParams): ReadingOrder | null => {
  const named = /^(\d{1,10})-(\d{1,5})-(\d{1,5})$/.exec(search.get('order') ?? '')
  const [seed = 0, place = 0, of = 0] = (named ?? []).slice(1).map(Number)
  return seed < seedCount && place > 0 && place <= of ? { seed, place, of } : null
}

/**
 * The address for retracing a film, with its reader: another window, or a set that is gone, must not make it somebody else's
 * reading.
 */
export const againAddress = (
  { caseUuid, recordUuid, order }: OnRecord & Partial<AgainFilm>,
  { reader, name }: ReadBy,
): string => {
  const set = { ...(name === '' ? {} : { name }), ...(order ? { order: orderText(order) } : {}) }
  return `/studioDigitization?${new URLSearchParams({ case: caseUuid, record: recordUuid, again: reader, ...set })}`
}

/** Who traces blind, from an address. */
export const readByOf = (search: URLSearchParams): ReadBy =>
  search.get('again') === 'other' ? { reader: 'other', name: search.get('name') ?? '' } : { reader: 'self', name: '' }
