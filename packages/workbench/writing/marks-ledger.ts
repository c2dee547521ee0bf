import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { StoredTexts } from '../stored-texts'

/** Marks not yet stored, and the stored ones they are based on. */
export interface UnsentMarks {
  readonly from: string | null
  readonly content: string | null
}

const nameOf = (image: string): string => `marks.${image}`
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Refusals that would repeat for the same marks. After any other the marks stay on this machine and are retried. */
const final: readonly string[] = ['INPUT_INVALID', 'NOT_FOUND']

const leftIn = (texts: StoredTexts, image: string): UnsentMarks | null => {
  const left = jsonIn(texts.kept(nameOf(image)))
  return isFields(left) ? { from: textOr(left.from), content: textOr(left.content) } : null
}

/** Tracks, by picture, the marks stored on the server and those to store last; the latter are kept on this machine. */
export const marksLedger = (texts: StoredTexts) => {
  const stored = new Map<string, string | null>()
  const wanted = new Map<string, string | null>()
  /** The marks that the wanted ones are based on: other windows may have stored others since. */
  const bases = new Map<string, string | null>()
  const from = (image: string): string | null => stored.get(image) ?? null
  const base = (image: string): string | null => bases.get(image) ?? null
  const write = (image: string): void => {
    const content = wanted.get(image) ?? null
    texts.keep(nameOf(image), wanted.has(image) ? JSON.stringify({ from: base(image), content }) : null)
  }
  const settle = (image: string, content: string | null): void => {
    if (wanted.get(image) === content) wanted.delete(image)
  }
  return {
    from,
    base,
    isWanted: (image: string): boolean => wanted.has(image),
    /** Marks left unsent by an earlier page; null if there are none, or while they are being sent. */
    unsent: (image: string): UnsentMarks | null => (wanted.has(image) ? null : leftIn(texts, image)),
    forget: (image: string): void => texts.keep(nameOf(image), null),
    know: (image: string, content: string | null): void => void stored.set(image, content),
    want: (image: string, content: string | null, madeOn: string | null | undefined): void => {
      if (!wanted.has(image)) bases.set(image, madeOn === undefined ? from(image) : madeOn)
      wanted.set(image, content)
      write(image)
    },
    /** `content` was wanted and `now` is stored; marks wanted since are based on `content`. */
    accept: (image: string, content: string | null, now: string | null): void => {
      stored.set(image, now)
      bases.set(image, content)
      settle(image, content)
      write(image)
    },
    refused: (image: string, content: string | null, reason: string): void => {
      settle(image, content)
      if (final.includes(reason)) write(image)
    },
  }
}
