import { Refused } from '../server/refused'
import type { StoredTexts } from '../stored-texts'
import { marksLedger } from './marks-ledger'

export interface MarksPorts {
  /** Stores the marks of a picture, if `from` is what is stored now; null: none. */
  readonly save: (image: string, content: string | null, from: string | null) => Promise<unknown>
  /** What is stored of a picture now. */
  readonly load: (image: string) => Promise<string | null>
  /** The marks of two windows in one text; undefined where that is more than a picture holds. */
  readonly merged: (versions: {
    readonly base: string | null
    readonly mine: string | null
    readonly theirs: string | null
  }) => string | null | undefined
  /** Resolves when a save that did not reach the server is worth another try. */
  readonly again: () => Promise<void>
  /** Where marks that are not stored yet are kept on this machine. */
  readonly texts: StoredTexts
}

const conflict = 'MARKS_CONFLICT'
/** A picture that other windows change at each try is none. */
const mostMerges = 5

/** What is stored in the end. */
export interface StoredMarks {
  readonly content: string | null
  /** Whether another window's marks are among them. */
  readonly merged: boolean
}

/** Saves until the server is reached; `onAway` is told once that it is not. */
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

/** Stores marks beside those that another window stored since they were begun. */
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
 * Stores the marks of pictures one change after the other, and again for as long as the network is away; a crash, a closed tab or an
 * expired session loses none. Where another window stored others meanwhile, both are stored.
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
    /** Notes what the server has, unless changes are under way. */
    know: (image: string, content: string | null): void => {
      if (!marks.isWanted(image)) marks.know(image, content)
    },
    isSending: marks.isWanted,
    /**
     * Resolves once stored; `onAway` is told once if the server is not reached. Throws any other refusal. `madeOn`: the marks they were
     * made on, if not those the server is known to have.
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
