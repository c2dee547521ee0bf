import type { ItemName } from '@sella/ceph/data/measurements'
import type { Reread } from '@sella/ceph/reliability/points'
import { type Study, studyOf } from '@sella/ceph/reliability/study'
import type { RereadFilm } from '@sella/contract/entities'
import { tracingFrom } from '@sella/workbench/record/film-storing'

/** One reader's further readings. `key` tells her from the others. */
export interface Reader {
  readonly key: string
  readonly reader: RereadFilm['reader']
  readonly name: string
  readonly films: readonly RereadFilm[]
}

export const readerKey = ({ reader, name }: Pick<RereadFilm, 'reader' | 'name'>): string => `${reader} ${name}`

/** The readings by reader; of several by one reader of one film the latest. */
export const readersIn = (all: readonly RereadFilm[]): readonly Reader[] => {
  const found = [...new Set(all.map(readerKey))]
  return found.flatMap(key => {
    const films = all.filter(one => readerKey(one) === key)
    const [first] = films
    const latest = [...new Map(films.map(film => [film.recordUuid, film])).values()]
    return first ? [{ key, reader: first.reader, name: first.name, films: latest }] : []
  })
}

/** Both readings of a film; null where the film has nothing to be compared with. */
const pairOf = (film: RereadFilm): Reread | null => {
  if (film.first === null) return null
  const [first, second] = [tracingFrom(film.first, film), tracingFrom(film.cephPoints, film)]
  if (!first || !second || Object.keys(first.points).length === 0) return null
  return { film: `${film.patient} ${film.createday.slice(0, 10)}`, first, second }
}

/** How a reader's readings agree with the records' own tracings, and how many could not be compared. */
export const compared = (
  films: readonly RereadFilm[],
  items: readonly ItemName[],
): { readonly study: Study; readonly skipped: number } => {
  const pairs = films.flatMap(film => pairOf(film) ?? [])
  return { study: studyOf(pairs, items), skipped: films.length - pairs.length }
}
