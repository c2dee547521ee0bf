import type { ImageKind } from '@sella/contract/entities'
import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'

/** A refusal in a form that can be stored, without the error that carried it. */
export interface Reason {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** Why a file was skipped, other than a refusal. */
export type Omission =
  | 'system'
  | 'skipped'
  | 'known'
  | 'twin'
  | 'stopped'
  /** The page was left before the file's destination was decided. */
  | 'left'
  /** The form of the new patient it was for was closed. */
  | 'closed'
  | 'tooMany'
  | 'takenBack'
  | 'stray'
  | 'undated'

export type State =
  /** `from`: instant in ms before which it is not retried; `tries`: how often the server could not be reached. */
  | { readonly at: 'waiting'; readonly tries: number; readonly from: number }
  | { readonly at: 'sending'; readonly tries: number; readonly sent: number }
  /** Stays until the user decides. */
  | { readonly at: 'failed'; readonly reason: Reason }
  /** `image`: its uuid; absent if the reply was lost and the image already existed. */
  | { readonly at: 'filed'; readonly image?: string | undefined }
  | { readonly at: 'out'; readonly why: Omission | Reason }

/**
 * The source of the date of a file's record: the file itself, its folder, a date typed by the user, or the record the user chose
 * or had open.
 */
export type DayBasis = 'dicom' | 'exif' | 'name' | 'folder' | 'typed' | 'chosen'

/** The place in a record that a file is for. */
export interface Place {
  readonly record: string
  /** Date of the record, YYYY-MM-DD. */
  readonly day: string
  readonly kind: ImageKind
  /** Absent in receipts from before it was stored. */
  readonly dayBy?: DayBasis | undefined
}

/** One file of a drop, from its arrival until its receipt is dismissed. */
export interface Item {
  readonly id: string
  readonly drop: string
  readonly name: string
  readonly bytes: number
  /** Null if it was skipped before a place was known. */
  readonly place: Place | null
  /** Which spacing of a DICOM file is used as its scale; omitted: chosen by the file's content. */
  readonly spacing?: 'pixel' | 'imager' | 'none' | undefined
  /** Which frame of a multi-frame DICOM file is the picture, from 2; omitted: the first. */
  readonly page?: number | undefined
  readonly guessed: boolean
  readonly ifKnown: 'keep' | 'refuse'
  /**
   * What to do if the place is occupied; omitted: the file is kept next to the existing image, and nothing is moved to the bin.
   */
  readonly ifTaken?: 'replace' | undefined
  readonly state: State
}

/**
 * Files that arrived together, for one case; files from folders that are not a patient's belong to no case, nor do those of a new
 * patient who was not saved.
 */
export interface Drop {
  readonly id: string
  /** Instant in ms. */
  readonly at: number
  readonly caseUuid: string | null
  /** The patient's name; for files without a patient, the name of their folder. Empty for a new patient who had none yet. */
  readonly patient: string
  /** They were for a new patient, who was not saved. */
  readonly unsaved?: boolean | undefined
  /** The folder from another system that it came from. */
  readonly from?: string | undefined
}

export interface Queue {
  readonly drops: readonly Drop[]
  /** In order of arrival. */
  readonly items: readonly Item[]
}

export const emptyQueue: Queue = { drops: [], items: [] }

export type Event =
  | { readonly type: 'came'; readonly drop: Drop; readonly items: readonly Item[] }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly sent: number }
  | { readonly type: 'arrived'; readonly id: string; readonly image?: string | undefined }
  /** The user undid the drop it arrived with. */
  | { readonly type: 'takenBack'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly reason: Reason }
  | { readonly type: 'unreached'; readonly id: string; readonly now: number }
  /** The user answers a failure: retry, or retry although the case already contains the file. */
  | { readonly type: 'retried'; readonly id: string; readonly keep: boolean }
  /** The user discards a file that is waiting, being sent, or failed. */
  | { readonly type: 'dropped'; readonly id: string }
  /** The network is back: waiting files are retried immediately. */
  | { readonly type: 'reached' }
  /** Receipts of drops with nothing left to do are dismissed. */
  | { readonly type: 'cleared' }

/** Two files are sent at a time: a clinic's connection carries no more, and the first pictures arrive sooner. */
const atOnce = 2
const firstPause = 1000
const longestPause = 60_000

const pauseAfter = (tries: number): number => Math.min(longestPause, firstPause * 2 ** tries)

/** Whether the file will still be processed without the user. */
export const isGoing = ({ state }: Item): boolean => state.at === 'waiting' || state.at === 'sending'

/** Whether its content is still needed. */
export const isOpen = (item: Item): boolean => isGoing(item) || item.state.at === 'failed'

const sameSlot = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.record === b.record && a.kind === b.kind

/**
 * A file sent again after a lost reply may already exist on the server: then it has arrived. That it was sent before may not have been
 * written down when the page was left; where the server has it in this very place, there is nothing left to send either.
 */
const isThere = ({ state, ifKnown, place }: Item, { code, details }: Reason): boolean => {
  const inPlace = place !== null && details.record === place.record && details.kind === place.kind
  return state.at === 'sending' && (state.tries > 0 || inPlace) && ifKnown === 'refuse' && code === 'IMAGE_DUPLICATE'
}

const stateAfter = (item: Item, event: Exclude<Event, { readonly type: 'came' | 'reached' | 'cleared' }>): State => {
  const { state } = item
  switch (event.type) {
    case 'started':
      return state.at === 'waiting' ? { at: 'sending', tries: state.tries, sent: 0 } : state
    case 'progress':
      return state.at === 'sending' ? { ...state, sent: event.sent } : state
    case 'arrived':
      return state.at === 'sending' ? { at: 'filed', image: event.image } : state
    case 'takenBack':
      return state.at === 'filed' ? { at: 'out', why: 'takenBack' } : state
    case 'refused':
      if (state.at !== 'sending') return state
      return isThere(item, event.reason) ? { at: 'filed' } : { at: 'failed', reason: event.reason }
    case 'unreached':
      return state.at === 'sending' ? { at: 'waiting', tries: state.tries + 1, from: event.now + pauseAfter(state.tries) } : state
    case 'retried':
      return state.at === 'failed' ? { at: 'waiting', tries: 0, from: 0 } : state
    case 'dropped':
      if (state.at === 'failed') return { at: 'out', why: state.reason }
      return isGoing(item) ? { at: 'out', why: 'stopped' } : state
  }
}

const changed = (item: Item, event: Exclude<Event, { readonly type: 'came' | 'reached' | 'cleared' }>): Item => {
  if (item.id !== event.id) return item
  const state = stateAfter(item, event)
  if (state === item.state) return item
  return event.type === 'retried' && event.keep ? { ...item, ifKnown: 'keep', state } : { ...item, state }
}

const came = (queue: Queue, { drop, items }: Event & { readonly type: 'came' }): Queue => ({
  drops: queue.drops.some(({ id }) => id === drop.id) ? queue.drops : [...queue.drops, drop],
  items: [...queue.items, ...items.filter(({ id }) => queue.items.every(item => item.id !== id))],
})

const cleared = ({ drops, items }: Queue): Queue => {
  const busy = new Set(items.filter(isOpen).map(({ drop }) => drop))
  return { drops: drops.filter(({ id }) => busy.has(id)), items: items.filter(({ drop }) => busy.has(drop)) }
}

/** The queue after an event. An event that does not fit the state of its file changes nothing. */
export const after = (queue: Queue, event: Event): Queue => {
  if (event.type === 'came') return came(queue, event)
  if (event.type === 'cleared') return cleared(queue)
  if (event.type === 'reached')
    return {
      ...queue,
      items: queue.items.map(item => (item.state.at === 'waiting' ? { ...item, state: { ...item.state, from: 0 } } : item)),
    }
  return { ...queue, items: queue.items.map(item => changed(item, event)) }
}

/** The files that may start at an instant. Two files for the same place are sent one after the other, in order of arrival. */
export const startable = ({ items }: Queue, now: number): readonly string[] => {
  const free = atOnce - items.filter(({ state }) => state.at === 'sending').length
  const ready = items.filter(({ state, place }, i) => {
    const behind = items.slice(0, i).some(other => isGoing(other) && sameSlot(other.place, place))
    return state.at === 'waiting' && state.from <= now && !behind
  })
  return ready.slice(0, Math.max(0, free)).map(({ id }) => id)
}

/** The instant in ms at which a waiting file may be retried; null if none is waiting. */
export const nextTry = ({ items }: Queue, now: number): number | null => {
  const later = items.flatMap(({ state }) => (state.at === 'waiting' && state.from > now ? [state.from] : []))
  return later.length === 0 ? null : Math.min(...later)
}

/** The state after a restart: files that were being sent start again. They may have arrived, so they count as tried. */
export const reopened = (items: readonly Item[]): readonly Item[] =>
  items.map(item =>
    item.state.at === 'sending' ? { ...item, state: { at: 'waiting', tries: item.state.tries + 1, from: 0 } } : item,
  )

/** The last file for a place that is not completed. */
export const inSlot = ({ items }: Queue, record: string, kind: ImageKind): Item | undefined =>
  items.findLast(item => isOpen(item) && item.place?.record === record && item.place.kind === kind)
