import { readTypedDay } from '@sella/ceph/patient/typed-day'
import { type Newcomer, type NewcomerDraft, proposedGoal } from '@sella/workbench/migration/newcomer'
import { useRef, useState } from 'react'
import { ask } from '../../api/client'
import { aimed, corrected } from './choices'
import { useChoices } from './use-choices'

const atOnce = 50

const askedOf = ({ name, number, birthday, sex }: NewcomerDraft) => ({
  name: name.trim().slice(0, 100),
  number: number.trim().slice(0, 64),
  birthday: readTypedDay(birthday),
  sex,
})

const identity = ({ name, number, birthday, sex }: NewcomerDraft): string => JSON.stringify([name, number, birthday, sex])

/** The newcomers with the similar cases of those that were asked about; one corrected meanwhile waits for another answer. */
const withLikely = (
  all: readonly Newcomer[],
  asked: readonly Newcomer[],
  answers: readonly Newcomer['likely'][],
): readonly Newcomer[] => {
  const answered = new Map(asked.map(({ key, draft }, i) => [key, { likely: answers[i] ?? [], identity: identity(draft) }]))
  return all.map(newcomer => {
    const answer = answered.get(newcomer.key)
    if (!answer || answer.identity !== identity(newcomer.draft)) return newcomer
    const keeps = newcomer.goal?.at === 'out' || newcomer.goal?.at === 'with'
    return { ...newcomer, likely: answer.likely, goal: keeps ? newcomer.goal : proposedGoal(answer.likely) }
  })
}

/** A state whose newest value is there at once, for what has waited for an answer in between. */
const useLatest = (first: readonly Newcomer[]) => {
  const [all, setAll] = useState(first)
  const latest = useRef(all)
  latest.current = all
  const put = (next: readonly Newcomer[]): void => {
    latest.current = next
    setAll(next)
  }
  return { all, latest, put }
}

const nobody: readonly Newcomer[] = []

/** Newcomers with similar stored cases; each is compared again after its name, number, birthday or sex was corrected. */
export const useNewcomers = () => {
  const { all, latest, put } = useLatest(nobody)
  const compare = async (some: readonly Newcomer[]): Promise<void> => {
    for (let at = 0; at < some.length; at += atOnce) {
      const part = some.slice(at, at + atOnce)
      const answers = await ask('patientLike', { people: part.map(({ draft }) => askedOf(draft)) })
      put(withLikely(latest.current, part, answers))
    }
  }
  const choices = useChoices()
  const replace = (key: string, by: (newcomer: Newcomer) => Newcomer): void => {
    put(latest.current.map(newcomer => (newcomer.key === key ? by(newcomer) : newcomer)))
    const changed = latest.current.find(newcomer => newcomer.key === key)
    if (changed) choices.keep(changed)
  }
  return {
    all,
    done: choices.done,
    /**
     * Adds them, with what was chosen before for the same source; resolves once all have been compared with the stored cases, to
     * whether there were such choices.
     */
    take: async (newcomers: readonly Newcomer[], source: string): Promise<boolean> => {
      const left = choices.begin(source)
      put(left ? newcomers.map(newcomer => corrected(left, newcomer)) : newcomers)
      await compare(latest.current)
      if (left) put(latest.current.map(newcomer => aimed(left, newcomer, newcomers)))
      return left !== null
    },
    change: (key: string, change: Partial<Pick<Newcomer, 'goal' | 'undated' | 'files'>>): void =>
      replace(key, newcomer => ({ ...newcomer, ...change })),
    correct: (key: string, change: Partial<NewcomerDraft>): void =>
      replace(key, newcomer => ({ ...newcomer, draft: { ...newcomer.draft, ...change } })),
    /** After a correction: searches again for similar cases. */
    compare: async (key: string): Promise<void> => compare(latest.current.filter(newcomer => newcomer.key === key)),
  }
}
