import { Refused } from '../server/refused'
import type { StoredTexts } from '../stored-texts'
import { marksLedger } from './marks-ledger'

export interface MarksPorts {
  /** Stores a picture's marks if `from` is still what is stored; null: none. */
  readonly save: (image: string, content: string | null, from: string | null) => Promise<unknown>
  /** The picture's marks as stored now. */
  readonly load: (image: string) => Promise<string | null>
  /** The marks of two windows merged into one text; undefined if that is more than a picture may hold. */
  readonly merged: (versions: {
    readonly base: string | null
    readonly mine: string | null
    readonly theirs: string | null
  }) => string | null | undefined
  /** Resolves when an undelivered save is worth retrying. */
  readonly again: () => Promise<void>
  /** Storage on this machine for marks not yet stored. */
  readonly texts: StoredTexts
}

const conflict = 'MARKS_CONFLICT'
/** Attempts to merge; no other window changes a picture at each of them. */
const mostMerges = 5

/** The marks finally stored. */
export interface StoredMarks {
  readonly content: string | null
  /** Whether another window's marks are among them. */
  readonly merged: boolean
}

/** Saves until the server is reached; `onAway` is called once if it is not. */
const reached = async <T>(
  attempt: () => Promise<T>,
  again: MarksPorts['again'],
  onAway: (error: Refused) => void,
): Promise<T> => {
  for (let first = true; ; first = false)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'NETWORK') throw error
      if (first) onAway(error)
      await again()
    }
}

/** Stores marks, merged with those other windows have stored since. */
const merging = ({ save, load, merged, again }: MarksPorts, marks: ReturnType<typeof marksLedger>) => {
  const together = (image: string, mine: string | null): string | null => {
    const [base, theirs] = [marks.base(image), marks.from(image)]
    const both = base === theirs ? mine : merged({ base, mine, theirs })
    if (both === undefined) throw new Refused(409, conflict, '')
    return both
  }
  return async (image: string, content: string | null, onAway: (error: Refused) => void): Promise<StoredMarks> => {
    for (let merges = 0; ; merges++) {
      const next = together(image, content)
      try {
        await reached(() => save(image, next, marks.from(image)), again, onAway)
        marks.accept(image, content, next)
        return { content: next, merged: next !== content }
      } catch (error) {
        if (!(error instanceof Refused) || error.reason !== conflict || merges === mostMerges) throw error
        marks.know(image, await reached(() => load(image), again, onAway))
      }
    }
  }
}

/**
 * Stores the marks of pictures, one change after another, retrying while the network is away; a crash, a closed tab or an
 * expired session loses none. Changes of other windows are merged.
 */
export const createMarksSender = (ports: MarksPorts) => {
  const marks = marksLedger(ports.texts)
  const sendMerged = merging(ports, marks)
  let queue: Promise<unknown> = Promise.resolve()
  const send = async (image: string, content: string | null, onAway: (error: Refused) => void): Promise<StoredMarks> => {
    try {
      return await sendMerged(image, content, onAway)
    } catch (error) {
      marks.refused(image, content, error instanceof Refused ? error.reason : '')
      throw error
    }
  }
  return {
    /** Records what is stored on the server, unless changes are pending. */
    know: (image: string, content: string | null): void => {
      if (!marks.isWanted(image)) marks.know(image, content)
    },
    isSending: marks.isWanted,
    /**
     * Resolves once stored; `onAway` is called once if the server is not reached. Throws any other refusal. `madeOn`: the marks
     * the change is based on, if other than those recorded as stored.
     */
    put: (
      image: string,
      content: string | null,
      onAway: (error: Refused) => void,
      madeOn?: string | null,
    ): Promise<StoredMarks> => {
      marks.want(image, content, madeOn)
      const sent = queue.then(() => send(image, content, onAway))
      queue = sent.catch(() => undefined)
      return sent
    },
    unsent: marks.unsent,
    forget: marks.forget,
  }
}
