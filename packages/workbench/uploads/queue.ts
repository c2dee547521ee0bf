import type { ImageKind } from '@sella/contract/entities'
import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'

/** A refusal as it can be kept: without the error that carried it. */
export interface Reason {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** Why a file was not taken, other than a refusal. */
export type Omission = 'system' | 'skipped' | 'known' | 'twin' | 'stopped' | 'tooMany' | 'takenBack' | 'stray' | 'undated'

export type State =
  /** `from`: instant in ms before which it is not tried again; `tries`: how often the server was not reached. */
  | { readonly at: 'waiting'; readonly tries: number; readonly from: number }
  | { readonly at: 'sending'; readonly tries: number; readonly sent: number }
  /** Stays until a person answers. */
  | { readonly at: 'failed'; readonly reason: Reason }
  /** `image`: its uuid; absent where a reply was lost and it was there already. */
  | { readonly at: 'filed'; readonly image?: string | undefined }
  | { readonly at: 'out'; readonly why: Omission | Reason }

/** Whose word the day of a file's record is: the file's own, its folder's, a day a person typed, or the record a person chose or had open. */
export type DayBasis = 'dicom' | 'exif' | 'folder' | 'typed' | 'chosen'

/** The place in a record that a file is for. */
export interface Place {
  readonly record: string
  /** YYYY-MM-DD of the record. */
  readonly day: string
  readonly kind: ImageKind
  /** Left out in receipts of before it was kept. */
  readonly dayBy?: DayBasis | undefined
}

/** One file of a drop, from the moment it came in until its receipt is put away. */
export interface Item {
  readonly id: string
  readonly drop: string
  readonly name: string
  readonly bytes: number
  /** Null where it was left out before a place was known. */
  readonly place: Place | null
  /** Which spacing of a DICOM file becomes its scale; left out: what the file deserves. */
  readonly spacing?: 'pixel' | 'imager' | 'none' | undefined
  /** Which frame of a DICOM file that holds several is the picture, from 2; left out: the first. */
  readonly page?: number | undefined
  readonly guessed: boolean
  readonly ifKnown: 'keep' | 'refuse'
  /** What a place that is taken comes to; left out: the file is kept beside the image there, and nothing goes to the bin. */
  readonly ifTaken?: 'replace' | undefined
  readonly state: State
}

/** Files that came in together, for one case; those of folders that are no patient's belong to none. */
export interface Drop {
  readonly id: string
  /** Instant in ms. */
  readonly at: number
  readonly caseUuid: string | null
  /** Its patient's name; of files that are nobody's, that of their folder. */
  readonly patient: string
  /** The folder of another system that it was. */
  readonly from?: string | undefined
}

export interface Queue {
  readonly drops: readonly Drop[]
  /** In the order they came in. */
  readonly items: readonly Item[]
}

export const emptyQueue: Queue = { drops: [], items: [] }

export type Event =
  | { readonly type: 'came'; readonly drop: Drop; readonly items: readonly Item[] }
  | { readonly type: 'started'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly sent: number }
  | { readonly type: 'arrived'; readonly id: string; readonly image?: string | undefined }
  /** A person took back the drop it came with. */
  | { readonly type: 'takenBack'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly reason: Reason }
  | { readonly type: 'unreached'; readonly id: string; readonly now: number }
  /** A person answers a failure: again, or again although the case has the file. */
  | { readonly type: 'retried'; readonly id: string; readonly keep: boolean }
  /** A person lets go of a file that waits, is under way, or failed. */
  | { readonly type: 'dropped'; readonly id: string }
  /** The network is back: nothing waits any longer. */
  | { readonly type: 'reached' }
  /** Receipts of drops with nothing left to do are put away. */
  | { readonly type: 'cleared' }

/** Files go two at a time: a clinic's line carries no more, and the first pictures are there sooner. */
const atOnce = 2
const firstPause = 1000
const longestPause = 60_000

const pauseAfter = (tries: number): number => Math.min(longestPause, firstPause * 2 ** tries)

/** Whether something is still to happen with a file without a person. */
export const isGoing = ({ state }: Item): boolean => state.at === 'waiting' || state.at === 'sending'

/** Whether its content is still needed. */
export const isOpen = (item: Item): boolean => isGoing(item) || item.state.at === 'failed'

const sameSlot = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a.record === b.record && a.kind === b.kind

/** A file sent again after its reply was lost is there already: then it has arrived. */
const isThere = ({ state, ifKnown }: Item, { code }: Reason): boolean =>
  state.at === 'sending' && state.tries > 0 && ifKnown === 'refuse' && code === 'IMAGE_DUPLICATE'

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

/** The queue after something happened. What does not fit the state of a file changes nothing. */
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

/** What may start at an instant. Two files for one place go one after the other, in the order they came in. */
export const startable = ({ items }: Queue, now: number): readonly string[] => {
  const free = atOnce - items.filter(({ state }) => state.at === 'sending').length
  const ready = items.filter(({ state, place }, i) => {
    const behind = items.slice(0, i).some(other => isGoing(other) && sameSlot(other.place, place))
    return state.at === 'waiting' && state.from <= now && !behind
  })
  return ready.slice(0, Math.max(0, free)).map(({ id }) => id)
}

/** The instant in ms at which something that waits may be tried again; null when nothing does. */
export const nextTry = ({ items }: Queue, now: number): number | null => {
  const later = items.flatMap(({ state }) => (state.at === 'waiting' && state.from > now ? [state.from] : []))
  return later.length === 0 ? null : Math.min(...later)
}

/** As after a restart: what was under way begins again. It may have arrived, so it counts as tried. */
export const reopened = (items: readonly Item[]): readonly Item[] =>
  items.map(item =>
    item.state.at === 'sending' ? { ...item, state: { at: 'waiting', tries: item.state.tries + 1, from: 0 } } : item,
  )

/** What last came for a place and is not done with. */
export const inSlot = ({ items }: Queue, record: string, kind: ImageKind): Item | undefined =>
  items.findLast(item => isOpen(item) && item.place?.record === record && item.place.kind === kind)
