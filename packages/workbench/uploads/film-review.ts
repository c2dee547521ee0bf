import { createStore, type ValueStore } from '../store'
import { type Aimed, byDrop, type FilmAim, type FilmQueue, joined, stepped } from './film-queue'
import type { Omission, Reason } from './queue'

export interface FilmReviewPorts<F, A> {
  /** Whether a file is DICOM, by its content. */
  readonly isFilm: (file: F) => Promise<boolean>
  /** Takes files that are not reviewed one by one. */
  readonly take: (files: readonly F[], aim: A) => void
  /** For the receipt: files that a person left out, or left the page before. */
  readonly onOut: (files: readonly F[], aim: A, why: Omission | Reason) => void
}

export interface FilmReview<F, A> {
  /** The films being reviewed; null if there are none. */
  readonly store: Pick<ValueStore<FilmQueue<F, A> | null>, 'get' | 'subscribe'>
  readonly take: (files: readonly F[], aim: A) => Promise<void>
  /**
   * Sends the film shown; false if it is not shown, or is being sent already. Until that has ended it can be neither left out nor
   * sent again. The next film follows once it is sent; if that fails it stays, and the error is thrown.
   */
  readonly send: (film: F, sending: () => Promise<void>) => Promise<boolean>
  readonly leave: (film: F, why: Omission | Reason) => void
  /** The film turned out not to be DICOM. */
  readonly asOrdinary: (film: F) => void
  /** The page is gone: what was not decided on is left out, what is being sent is still sent. */
  readonly end: () => void
}

/** What is shown, and the step from it to the next. */
const shownFilms = <F, A extends FilmAim>(ports: () => FilmReviewPorts<F, A>) => {
  const store = createStore<FilmQueue<F, A> | null>(null)
  const takeAll = (all: readonly Aimed<F, A>[]): void => {
    for (const { files, aim } of byDrop(all)) ports().take(files, aim)
  }
  return {
    ...{ store, takeAll },
    shown: (): Aimed<F, A> | undefined => {
      const queue = store.get()
      return queue?.films[queue.at]
    },
    next: (ordinary: boolean): void => {
      const queue = store.get()
      if (!queue) return
      const step = stepped(queue, ordinary)
      store.set(step.queue)
      takeAll(step.through)
    },
  }
}

/** The film being sent, one at a time; it can be neither left out nor sent again until that has ended. */
const sendingShown = <F, A extends FilmAim>(
  { shown, next }: ReturnType<typeof shownFilms<F, A>>,
  onFailed: (aimed: Aimed<F, A>) => void,
) => {
  let going: F | null = null
  return {
    isGoing: (film: F): boolean => film === going,
    /** The film, if it is shown and not being sent. */
    free: (film: F): Aimed<F, A> | null => {
      const aimed = shown()
      return aimed?.file === film && going !== film ? aimed : null
    },
    send: async (aimed: Aimed<F, A>, sending: () => Promise<void>): Promise<void> => {
      going = aimed.file
      try {
        await sending()
      } catch (error) {
        onFailed(aimed)
        throw error
      } finally {
        going = null
      }
      if (shown()?.file === aimed.file) next(false)
    },
  }
}

const none = { films: [], at: 0, others: [] }

const sorted = async <F>(files: readonly F[], isFilm: (file: F) => Promise<boolean>) => {
  const dicom = await Promise.all(files.map(isFilm))
  return { films: files.filter((_, i) => dicom[i]), others: files.filter((_, i) => !dicom[i]) }
}

/** Incoming DICOM files, shown one by one before anything is stored; everything else is taken at once, or after them. */
export const makeFilmReview = <F, A extends FilmAim>(ports: () => FilmReviewPorts<F, A>): FilmReview<F, A> => {
  const films = shownFilms(ports)
  const { store, takeAll, next } = films
  let isEnded = false
  const leftOut = (all: readonly Aimed<F, A>[]): void => {
    for (const { files, aim } of byDrop(all)) ports().onOut(files, aim, 'left')
  }
  const { free, isGoing, send } = sendingShown(films, aimed => {
    if (isEnded) leftOut([aimed])
  })
  return {
    store,
    take: async (files, aim) => {
      const arriving = { ...(await sorted(files, ports().isFilm)), aim }
      if (isEnded) leftOut(arriving.films.map(file => ({ file, aim })))
      if (arriving.films.length === 0 || isEnded) ports().take(arriving.others, aim)
      else store.set(queue => joined(queue, arriving))
    },
    send: async (film, sending) => {
      const aimed = free(film)
      if (aimed) await send(aimed, sending)
      return aimed !== null
    },
    leave: (film, why) => {
      const aimed = free(film)
      if (aimed) ports().onOut([film], aimed.aim, why)
      if (aimed) next(false)
    },
    asOrdinary: film => {
      if (free(film)) next(true)
    },
    end: () => {
      isEnded = true
      const { films: all, at, others } = store.get() ?? none
      store.set(null)
      leftOut(all.slice(at).filter(({ file }) => !isGoing(file)))
      takeAll(others)
    },
  }
}
