import type { ImageKind } from '@sella/contract/entities'
import { useState } from 'react'
import { looksDicom } from './is-dicom'

interface Queue {
  readonly films: readonly File[]
  readonly at: number
  /** What came in along with them and is not DICOM; it goes on when the films are through. */
  readonly others: readonly File[]
  /** Kind of the slot that the only film was put on. */
  readonly kind: ImageKind | null
}

type Take = (files: readonly File[], kind: ImageKind | null) => void

/** DICOM files among those that come in are shown one by one before anything is kept; all else goes straight to `take`. */
export const useDicomQueue = (take: Take) => {
  const [queue, setQueue] = useState<Queue | null>(null)
  const sort = async (files: readonly File[], kind: ImageKind | null): Promise<void> => {
    const dicom = await Promise.all(files.map(looksDicom))
    const films = files.filter((_, i) => dicom[i])
    const others = files.filter((_, i) => !dicom[i])
    if (films.length === 0) return take(others, kind)
    const slot = files.length === 1 ? kind : null
    setQueue(held =>
      held
        ? { ...held, kind: null, films: [...held.films, ...films], others: [...held.others, ...others] }
        : { films, others, at: 0, kind: slot },
    )
  }
  /** Goes on to the next film; `asOrdinary`: this one turned out to be no DICOM file. */
  const next = (asOrdinary: boolean): void => {
    if (!queue) return
    const file = queue.films[queue.at]
    const others = asOrdinary && file ? [...queue.others, file] : queue.others
    const more = queue.at + 1 < queue.films.length
    setQueue(more ? { ...queue, at: queue.at + 1, others } : null)
    if (!more && others.length > 0) take(others, queue.films.length === 1 ? queue.kind : null)
  }
  const file = queue?.films[queue.at]
  return {
    take: (files: readonly File[], kind: ImageKind | null) => void sort(files, kind),
    film: queue && file ? { file, number: queue.at + 1, of: queue.films.length, kind: queue.kind } : null,
    next: () => next(false),
    nextAsOrdinary: () => next(true),
    cancel: () => setQueue(null),
  }
}
