import type { ImageKind, Photo } from '@sella/contract/entities'
import { type Upload, upload } from '../../api/upload'

/** A file on its way into a slot, or the reason it did not arrive. */
export interface Sending {
  readonly record: string
  readonly kind: ImageKind
  readonly file: File
  /** Which spacing of a DICOM file becomes its scale; left out: what the file deserves. */
  readonly spacing: Upload['spacing']
  /** The kind is a guess. */
  readonly guessed: boolean
  /** What to do when the case has this very file. */
  readonly ifKnown: 'keep' | 'refuse'
  readonly sent: number
  /** Set when it failed. */
  readonly error: unknown
}

/** Files go two at a time: a clinic's line carries no more, and the first pictures are there sooner. */
const atOnce = 2

const keyOf = (record: string, kind: ImageKind): string => `${record} ${kind}`

/** The uploads of this page: a small store that outlives the record being looked at. */
export const makeUploads = (onArrived: (record: string, photo: Photo) => void) => {
  let all: ReadonlyMap<string, Sending> = new Map()
  const stops = new Map<string, AbortController>()
  const waiting: string[] = []
  const listeners = new Set<() => void>()

  const put = (key: string, change: Partial<Sending> | null): void => {
    const next = new Map(all)
    const held = next.get(key)
    if (change === null) next.delete(key)
    else if (held) next.set(key, { ...held, ...change })
    all = next
    for (const listener of listeners) listener()
  }

  const run = async (key: string): Promise<void> => {
    const one = all.get(key)
    if (!one) return pump()
    const { record, kind, file, spacing, guessed, ifKnown } = one
    const stop = new AbortController()
    stops.set(key, stop)
    /** A newer file for the same slot may have taken this one's place meanwhile. */
    const tell = (change: Partial<Sending> | null): void => {
      if (all.get(key)?.file === file) put(key, change)
    }
    try {
      const onProgress = (sent: number): void => tell({ sent })
      const slot = { recordUuid: record, type: kind, name: file.name, spacing, guessed, ifKnown }
      const photo = await upload({ ...slot, file, onProgress, signal: stop.signal })
      onArrived(record, photo)
      tell(null)
    } catch (error) {
      tell(stop.signal.aborted ? null : { error })
    }
    if (stops.get(key) === stop) stops.delete(key)
    pump()
  }

  const pump = (): void => {
    if (stops.size >= atOnce) return
    const key = waiting.shift()
    if (key) void run(key)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    all: () => all,
    add: ({ record, kind, file, spacing, ...how }: Pick<Sending, 'record' | 'kind' | 'file'> & Partial<Sending>): void => {
      const { guessed = false, ifKnown = 'keep' } = how
      const key = keyOf(record, kind)
      stops.get(key)?.abort()
      stops.delete(key)
      all = new Map(all).set(key, { record, kind, file, spacing, guessed, ifKnown, sent: 0, error: null })
      put(key, {})
      waiting.push(key)
      pump()
    },
    /** Stops one that is going, forgets one that failed. */
    drop: (record: string, kind: ImageKind): void => {
      const key = keyOf(record, kind)
      const stop = stops.get(key)
      if (stop) stop.abort()
      else put(key, null)
    },
    /** Kinds of a record that have a file on its way, or one that failed and waits for an answer. */
    kindsOf: (record: string): readonly ImageKind[] =>
      [...all.values()].filter(one => one.record === record).map(({ kind }) => kind),
    of: (record: string, kind: ImageKind): Sending | undefined => all.get(keyOf(record, kind)),
  }
}

export type Uploads = ReturnType<typeof makeUploads>
