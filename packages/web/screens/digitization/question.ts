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
  /** Whether a yes loses work, even if undo brings it back: then the other button is the highlighted one. */
  readonly loses: boolean
}

/** A question and who waits for its answer. */
export interface Asked {
  readonly question: Question
  readonly answer: (yes: boolean) => void
}
