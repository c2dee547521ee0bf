import { type FilmReviewPorts, makeFilmReview } from '@sella/workbench/uploads/film-review'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { holdTab } from '../../intake/hold-tab'
import { looksDicom } from '../../intake/is-dicom'
import { useLeft } from '../../parts/use-left'
import { refusedOr } from './coming-of'
import type { Aim } from './places'

type Ports = FilmReviewPorts<File, Aim>

/**
 * Incoming DICOM files are shown one by one before anything is stored; everything else goes straight to `take`. `onOut`: called for
 * the receipt with what a person leaves out, or leaves the page before.
 */
export const useDicomQueue = (take: Ports['take'], onOut: Ports['onOut']) => {
  const latest = useRef<Ports>({ isFilm: looksDicom, take, onOut })
  latest.current = { isFilm: looksDicom, take, onOut }
  const [review] = useState(() => makeFilmReview<File, Aim>(() => latest.current))
  const queue = useSyncExternalStore(review.store.subscribe, review.store.get)
  const shows = queue !== null
  useEffect(() => (shows ? holdTab() : undefined), [shows])
  useLeft(review.end)
  const film = queue?.films[queue.at]
  return {
    take: (files: readonly File[], aim: Aim) => void review.take(files, aim),
    film: queue && film ? { ...film, number: queue.at + 1, of: queue.films.length } : null,
    send: review.send,
    /** `error`: why it could not be shown, if it could not. */
    leave: (file: File, error: unknown) => review.leave(file, refusedOr(error, 'skipped')),
    asOrdinary: review.asOrdinary,
  }
}

export type DicomReviewing = ReturnType<typeof useDicomQueue>
