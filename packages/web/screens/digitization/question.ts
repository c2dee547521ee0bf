import type { MessageCode } from '@sella/contract/messages'

export interface Question {
  /** The confirmation's code in the catalogue. */
  readonly code?: MessageCode
  readonly title?: string
  /** Each fact on a line of its own. */
  readonly text?: string
  /** The button's verb. */
  readonly act: string
  readonly stay?: string
  readonly danger?: boolean
}

/** A question and who waits for its answer. */
export interface Asked {
  readonly question: Question
  readonly answer: (yes: boolean) => void
}
