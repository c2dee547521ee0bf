import type { Aim } from './places'

/** DICOM files that are shown one by one before anything is kept. */
export interface DicomQueue {
  readonly films: readonly File[]
  readonly at: number
  /** What came in along with them and is not DICOM; it goes on when the films are through. */
  readonly others: readonly File[]
  /** The kind counts for a single file alone. */
  readonly aim: Aim
}

export interface Arriving {
  readonly films: readonly File[]
  readonly others: readonly File[]
  readonly aim: Aim
}

/** Files that come in while others are shown join them. */
export const joined = (queue: DicomQueue | null, { films, others, aim }: Arriving): DicomQueue =>
  queue
    ? { ...queue, aim: { ...queue.aim, kind: null }, films: [...queue.films, ...films], others: [...queue.others, ...others] }
    : { films, others, at: 0, aim: { ...aim, kind: films.length + others.length === 1 ? aim.kind : null } }

interface Step {
  /** Null when all films are through. */
  readonly queue: DicomQueue | null
  /** What then goes on as ordinary files. */
  readonly through: readonly File[]
}

/**
 * The film shown is done with: kept, left out, or (`ordinary`) no DICOM file after all. The next one follows, whatever became of this
 * one; after the last, the other files go on.
 */
export const stepped = (queue: DicomQueue, ordinary: boolean): Step => {
  const film = queue.films[queue.at]
  const others = ordinary && film ? [...queue.others, film] : queue.others
  if (queue.at + 1 < queue.films.length) return { queue: { ...queue, at: queue.at + 1, others }, through: [] }
  return { queue: null, through: others }
}
