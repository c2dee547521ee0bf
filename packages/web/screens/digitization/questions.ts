import { createStore, type ValueStore } from '@sella/workbench/store'
import type { Asked, Question } from './question'

/** Questions to the doctor, shown one at a time, the oldest first. */
export interface Questions {
  /** The question that is shown; null if none is open. */
  readonly open: ValueStore<Asked | null>
  /** Resolves with the answer. While another question is open, this one waits until that is answered. */
  readonly ask: (question: Question) => Promise<boolean>
}

export const createQuestions = (): Questions => {
  const open = createStore<Asked | null>(null)
  const waiting: Asked[] = []
  const showNext = (): void => open.set(waiting[0] ?? null)
  const ask = (question: Question): Promise<boolean> =>
    new Promise(resolve => {
      const answer = (yes: boolean): void => {
        if (waiting[0] === asked) waiting.shift()
        resolve(yes)
        showNext()
      }
      const asked: Asked = { question, answer }
      waiting.push(asked)
      showNext()
    })
  return { open, ask }
}
