import type { BlindReader } from '@sella/contract/rereads'
import { ownChoice, setOwnChoice } from '../memory/session'

/** Who traces blind; a name only if it is somebody else. */
export interface ReadBy {
  readonly reader: BlindReader
  readonly name: string
}

/** Films chosen to be retraced, in the order shown, and by whom. */
export interface AgainSet extends ReadBy {
  /** Case and record of each film still to be done. */
  readonly left: readonly { readonly caseUuid: string; readonly recordUuid: string }[]
  readonly of: number
}

const place = 'again.set'

/** The doctor’s current set on this machine; null if there is none, or the stored value is no set. */
export const againSet = (): AgainSet | null => {
  try {
    const set = JSON.parse(ownChoice(place) ?? 'null') as AgainSet | null
    return set && Array.isArray(set.left) && typeof set.of === 'number' ? set : null
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

/** In random order, so that no reader remembers a film by its neighbours. */
export const shuffled = <T>(all: readonly T[]): readonly T[] =>
  all
    .map(element => ({ element, at: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ element }) => element)

/**
 * The address for retracing a film, with its reader: another window, or a set that is gone, must not make it somebody else's
 * reading.
 */
export const againAddress = (
  { caseUuid, recordUuid }: Pick<AgainSet['left'][number], 'caseUuid' | 'recordUuid'>,
  { reader, name }: ReadBy,
): string =>
  `/studioDigitization?${new URLSearchParams({ case: caseUuid, record: recordUuid, again: reader, ...(name === '' ? {} : { name }) })}`

/** Who traces blind, from an address. */
export const readByOf = (search: URLSearchParams): ReadBy =>
  search.get('again') === 'other' ? { reader: 'other', name: search.get('name') ?? '' } : { reader: 'self', name: '' }
