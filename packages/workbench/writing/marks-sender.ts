import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { KeptTexts } from '../kept-texts'
import { Refused } from '../server/refused'

export interface MarksPorts {
  /** Stores the marks of a picture, if `from` is what is stored now; null: none. */
  readonly save: (image: string, content: string | null, from: string | null) => Promise<unknown>
  /** Resolves when a save that did not reach the server is worth another try. */
  readonly again: () => Promise<void>
  /** Where marks that are not stored yet are kept on this machine. */
  readonly texts: KeptTexts
}

/** Marks that were never stored, and the stored ones they were made on. */
export interface UnsentMarks {
  readonly from: string | null
  readonly content: string | null
}

const nameOf = (image: string): string => `marks.${image}`
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** After these the same marks would be refused again. Any other refusal may pass: they stay on this machine. */
const final: readonly string[] = ['MARKS_CONFLICT', 'INPUT_INVALID', 'NOT_FOUND']

/** Saves until the server is reached; `onAway` is told once that it is not. */
const reached = async (attempt: () => Promise<unknown>, again: MarksPorts['again'], onAway: (error: Refused) => void) => {
  for (let first = true; ; first = false)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== 'NETWORK') throw error
      if (first) onAway(error)
      await again()
    }
}

/** What the server has and what is to be stored last, by picture; the latter is kept on this machine. */
const ledger = (texts: KeptTexts) => {
  const stored = new Map<string, string | null>()
  const wanted = new Map<string, string | null>()
  const from = (image: string): string | null => stored.get(image) ?? null
  const write = (image: string): void => {
    const content = wanted.get(image) ?? null
    texts.keep(nameOf(image), wanted.has(image) ? JSON.stringify({ from: from(image), content }) : null)
  }
  const settle = (image: string, content: string | null): void => {
    if (wanted.get(image) === content) wanted.delete(image)
  }
  return {
    from,
    isWanted: (image: string): boolean => wanted.has(image),
    know: (image: string, content: string | null): void => void stored.set(image, content),
    want: (image: string, content: string | null): void => {
      wanted.set(image, content)
      write(image)
    },
    accept: (image: string, content: string | null): void => {
      stored.set(image, content)
      settle(image, content)
      write(image)
    },
    refused: (image: string, content: string | null, reason: string): void => {
      settle(image, content)
      if (final.includes(reason)) write(image)
    },
  }
}

/**
 * Stores the marks of pictures one change after the other, and again for as long as the network is away; a crash, a closed tab or an
 * expired session loses none.
 */
export const createMarksSender = ({ save, again, texts }: MarksPorts) => {
  const marks = ledger(texts)
  let queue: Promise<unknown> = Promise.resolve()
  const send = async (image: string, content: string | null, onAway: (error: Refused) => void): Promise<void> => {
    try {
      await reached(() => save(image, content, marks.from(image)), again, onAway)
      marks.accept(image, content)
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
    /** Resolves once stored; `onAway` is told once if the server is not reached. Throws any other refusal. */
    put: (image: string, content: string | null, onAway: (error: Refused) => void): Promise<void> => {
      marks.want(image, content)
      const sent = queue.then(() => send(image, content, onAway))
      queue = sent.catch(() => undefined)
      return sent
    },
    /** What an earlier page left unsent; null if nothing, or while it is being sent. */
    unsent: (image: string): UnsentMarks | null => {
      const stored = jsonIn(texts.kept(nameOf(image)))
      if (marks.isWanted(image) || !isFields(stored)) return null
      return { from: textOr(stored.from), content: textOr(stored.content) }
    },
    forget: (image: string): void => texts.keep(nameOf(image), null),
  }
}
