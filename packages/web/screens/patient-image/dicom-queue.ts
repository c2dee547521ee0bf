import type { Aim } from './places'

/** A file with what it was received for. */
export interface Aimed {
  readonly file: File
  readonly aim: Aim
}

/** DICOM files shown one by one before anything is stored. */
export interface DicomQueue {
  readonly films: readonly Aimed[]
  readonly at: number
  /** Files received with them that are not DICOM; they continue once the films are done. */
  readonly others: readonly Aimed[]
}

export interface Arriving {
  readonly films: readonly File[]
  readonly others: readonly File[]
  /** Its kind applies to a file that came alone. */
  readonly aim: Aim
}

/** Files received while others are shown join the queue; each keeps the record and the receipt it was received for. */
export const joined = (queue: DicomQueue | null, { films, others, aim }: Arriving): DicomQueue => {
  const own = { ...aim, kind: films.length + others.length === 1 ? aim.kind : null }
  const aimed = (files: readonly File[]): readonly Aimed[] => files.map(file => ({ file, aim: own }))
  return {
    at: queue?.at ?? 0,
    films: [...(queue?.films ?? []), ...aimed(films)],
    others: [...(queue?.others ?? []), ...aimed(others)],
  }
}

interface Step {
  /** Null when all films are done. */
  readonly queue: DicomQueue | null
  /** Files that then continue as ordinary ones. */
  readonly through: readonly Aimed[]
}

/**
 * The displayed film is done: stored, left out, or (`ordinary`) not DICOM after all. The next one follows in any case; after the
 * last, the other files continue.
 */
export const stepped = (queue: DicomQueue, ordinary: boolean): Step => {
  const film = queue.films[queue.at]
  const others = ordinary && film ? [...queue.others, film] : queue.others
  if (queue.at + 1 < queue.films.length) return { queue: { ...queue, at: queue.at + 1, others }, through: [] }
  return { queue: null, through: others }
}

/** Files that were received together, together again. */
export const byDrop = (files: readonly Aimed[]): readonly { readonly files: readonly File[]; readonly aim: Aim }[] =>
  [...new Set(files.map(({ aim }) => aim))].map(aim => ({
    aim,
    files: files.filter(each => each.aim === aim).map(({ file }) => file),
  }))
