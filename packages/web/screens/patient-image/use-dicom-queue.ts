import type { Omission, Reason } from '@sella/workbench/uploads/queue'
import { useEffect, useState } from 'react'
import { holdTab } from '../../intake/hold-tab'
import { looksDicom } from '../../intake/is-dicom'
import { useLeft } from '../../parts/use-left'
import { refusedOr } from './coming-of'
import { type Aimed, byDrop, type DicomQueue, joined, stepped } from './dicom-queue'
import type { Aim } from './places'

type Take = (files: readonly File[], aim: Aim) => void

/**
 * Incoming DICOM files are shown one by one before anything is stored; everything else goes straight to `take`. `onOut`: called for
 * the receipt with what a person leaves out, or leaves the page before.
 */
export const useDicomQueue = (take: Take, onOut: (files: readonly File[], aim: Aim, why: Omission | Reason) => void) => {
  const [queue, setQueue] = useState<DicomQueue | null>(null)
  const shows = queue !== null
  useEffect(() => (shows ? holdTab() : undefined), [shows])
  const takeAll = (all: readonly Aimed[]): void => {
    for (const { files, aim } of byDrop(all)) take(files, aim)
  }
  const left = useLeft(() => {
    if (!queue) return
    for (const { files, aim } of byDrop(queue.films.slice(queue.at))) onOut(files, aim, 'left')
    takeAll(queue.others)
  })
  const sort = async (files: readonly File[], aim: Aim): Promise<void> => {
    const dicom = await Promise.all(files.map(looksDicom))
    const films = files.filter((_, i) => dicom[i])
    const others = files.filter((_, i) => !dicom[i])
    if (films.length > 0 && left.current) onOut(films, aim, 'left')
    if (films.length === 0 || left.current) return take(others, aim)
    setQueue(current => joined(current, { films, others, aim }))
  }
  /** Moves on to the next film; `ordinary`: this one turned out not to be DICOM. */
  const next = (ordinary: boolean): void => {
    if (!queue) return
    const step = stepped(queue, ordinary)
    setQueue(step.queue)
    takeAll(step.through)
  }
  const film = queue?.films[queue.at]
  return {
    take: (files: readonly File[], aim: Aim) => void sort(files, aim),
    film: queue && film ? { ...film, number: queue.at + 1, of: queue.films.length } : null,
    next: () => next(false),
    /** `error`: why it could not be shown, if it could not. */
    leave: (error: unknown) => {
      if (film) onOut([film.file], film.aim, refusedOr(error, 'skipped'))
      next(false)
    },
    nextAsOrdinary: () => next(true),
  }
}
