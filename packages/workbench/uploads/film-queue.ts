import type { ImageKind } from '@sella/contract/entities'
import type { Drop } from './queue'

/** What files were received for. */
export interface FilmAim {
  readonly kind: ImageKind | null
  readonly drop: Drop
}

/** A file with what it was received for. */
export interface Aimed<F, A> {
  readonly file: F
  readonly aim: A
}

/** DICOM files shown one by one before anything is stored. */
export interface FilmQueue<F, A> {
  readonly films: readonly Aimed<F, A>[]
  readonly at: number
  /** Files received with them that are not DICOM; they continue once the films are done. */
  readonly others: readonly Aimed<F, A>[]
}

interface Arriving<F, A> {
  readonly films: readonly F[]
  readonly others: readonly F[]
  /** Its kind applies to a file that came alone. */
  readonly aim: A
}

/** Files received while others are shown join the queue; each keeps the record and the receipt it was received for. */
export const joined = <F, A extends FilmAim>(
  queue: FilmQueue<F, A> | null,
  { films, others, aim }: Arriving<F, A>,
): FilmQueue<F, A> => {
  const own = { ...aim, kind: films.length + others.length === 1 ? aim.kind : null }
  const aimed = (files: readonly F[]): readonly Aimed<F, A>[] => files.map(file => ({ file, aim: own }))
  return {
    at: queue?.at ?? 0,
    films: [...(queue?.films ?? []), ...aimed(films)],
    others: [...(queue?.others ?? []), ...aimed(others)],
  }
}

interface Step<F, A> {
  /** Null when all films are done. */
  readonly queue: FilmQueue<F, A> | null
  /** Files that then continue as ordinary ones. */
  readonly through: readonly Aimed<F, A>[]
}

/**
 * The displayed film is done: stored, left out, or (`ordinary`) not DICOM after all. The next one follows in any case; after the
 * last, the other files continue.
 */
export const stepped = <F, A>(queue: FilmQueue<F, A>, ordinary: boolean): Step<F, A> => {
  const film = queue.films[queue.at]
  const others = ordinary && film ? [...queue.others, film] : queue.others
  if (queue.at + 1 < queue.films.length) return { queue: { ...queue, at: queue.at + 1, others }, through: [] }
  return { queue: null, through: others }
}

/** Files that were received together, together again. */
export const byDrop = <F, A>(files: readonly Aimed<F, A>[]): readonly { readonly files: readonly F[]; readonly aim: A }[] =>
  [...new Set(files.map(({ aim }) => aim))].map(aim => ({
    aim,
    files: files.filter(each => each.aim === aim).map(({ file }) => file),
  }))
