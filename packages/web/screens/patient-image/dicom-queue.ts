import type { Aim } from './places'

/** DICOM files shown one by one before anything is stored. */
export interface DicomQueue {
  readonly films: readonly File[]
  readonly at: number
  /** Files received with them that are not DICOM; they continue once the films are done. */
  readonly others: readonly File[]
  /** The kind applies to a single file only. */
  readonly aim: Aim
}

export interface Arriving {
  readonly films: readonly File[]
  readonly others: readonly File[]
  readonly aim: Aim
}

/** Files received while others are shown join the queue. */
export const joined = (queue: DicomQueue | null, { films, others, aim }: Arriving): DicomQueue =>
  queue
    ? { ...queue, aim: { ...queue.aim, kind: null }, films: [...queue.films, ...films], others: [...queue.others, ...others] }
    : { films, others, at: 0, aim: { ...aim, kind: films.length + others.length === 1 ? aim.kind : null } }

interface Step {
  /** Null when all films are done. */
  readonly queue: DicomQueue | null
  /** Files that then continue as ordinary ones. */
  readonly through: readonly File[]
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
