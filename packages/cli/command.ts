import type { Words } from '@sella/ceph/words'

/** What a command receives: its arguments, the root of the checkout, and its output streams. */
export interface Io {
  readonly args: readonly string[]
  /** Root of the checkout: built front end in `dist/web`, weights in `packages/detect/models`. */
  readonly root: string
  /** Results; with `--json` nothing else is written here. */
  readonly out: (text: string) => void
  /** Progress and warnings. */
  readonly err: (text: string) => void
}

export interface Command {
  readonly usage: string
  readonly does: string
  readonly run: (io: Io) => Promise<void>
}

/** The input was refused: one clear sentence in each language, exit status 1, nothing written. */
export class Refused extends Error {
  readonly words: Words

  constructor(words: Words | string) {
    const both = typeof words === 'string' ? { zh: words, en: words } : words
    super(both.en)
    this.words = both
  }
}

/** Incorrect usage: exit status 2. */
export class WrongUsage extends Error {}
