import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { Input } from '@sella/contract/calls/index'
import { createStore, type ValueStore } from '../store'
import { type Newcomer, type NewcomerDraft, proposedGoal } from './newcomer'

/** Newcomers asked about in one call. */
const atOnce = 50

type Likely = Newcomer['likely']

export interface NewcomersState {
  readonly all: readonly Newcomer[]
  /** Whether answers are still to come. */
  readonly comparing: boolean
  /** By key, the identity for which stored cases were compared, or for which a person decided. */
  readonly compared: ReadonlyMap<string, string>
}

/** What was corrected and chosen in an earlier preview of the same source. */
interface EarlierChoices {
  /** Whether any are left for this source. */
  readonly begin: (source: string) => boolean
  readonly corrected: (newcomer: Newcomer) => Newcomer
  /** With the goal chosen before, where it can still be reached. */
  readonly aimed: (newcomer: Newcomer, all: readonly Newcomer[]) => Newcomer
  readonly keep: (newcomer: Newcomer) => void
}

export interface NewcomersPorts {
  /** The stored cases similar to each; throws `Refused`. */
  readonly like: (people: Input<'patientLike'>['people']) => Promise<readonly Likely[]>
  readonly choices: EarlierChoices
}

const askedOf = ({ name, number, birthday, sex }: NewcomerDraft): Input<'patientLike'>['people'][number] => ({
  name: name.trim().slice(0, 100),
  number: number.trim().slice(0, 64),
  birthday: readTypedDay(birthday),
  sex,
})

/** What cases are compared by: the same question has the same answer. */
const identity = (draft: NewcomerDraft): string => JSON.stringify(askedOf(draft))

/**
 * Whether stored cases were compared with the newcomer as she is now; until then what was proposed for her may be another
 * person's case.
 */
export const isCompared = ({ compared }: Pick<NewcomersState, 'compared'>, { key, draft }: Newcomer): boolean =>
  compared.get(key) === identity(draft)

/** With the similar cases of those asked about. One corrected meanwhile waits for another answer; a goal chosen meanwhile stays. */
const withLikely = (state: NewcomersState, asked: readonly Newcomer[], answers: readonly Likely[]): NewcomersState => {
  const answered = new Map(asked.map((newcomer, i) => [newcomer.key, { newcomer, likely: answers[i] ?? [] }]))
  const compared = new Map(state.compared)
  const all = state.all.map(newcomer => {
    const answer = answered.get(newcomer.key)
    if (!answer || identity(answer.newcomer.draft) !== identity(newcomer.draft)) return newcomer
    compared.set(newcomer.key, identity(newcomer.draft))
    const { goal } = newcomer
    const keeps = goal?.at === 'out' || goal?.at === 'with' || goal !== answer.newcomer.goal
    return { ...newcomer, likely: answer.likely, goal: keeps ? goal : proposedGoal(answer.likely) }
  })
  return { ...state, all, compared }
}

/** After a comparison that failed: a person decides about those not compared, for whom nothing is proposed any more. */
const undecided = (state: NewcomersState, asked: readonly Newcomer[]): NewcomersState => {
  const keys = new Set(asked.map(({ key }) => key))
  const all = state.all.map(newcomer => {
    if (!keys.has(newcomer.key) || isCompared(state, newcomer)) return newcomer
    const { goal } = newcomer
    return { ...newcomer, likely: [], goal: goal?.at === 'out' || goal?.at === 'with' ? goal : null }
  })
  return { ...state, all }
}

/** Asks for similar cases, in parts; `isNow`: the list asked about is still the one shown. */
const comparison = (like: NewcomersPorts['like'], { get, set }: ValueStore<NewcomersState>) => {
  let open = 0
  const count = (by: 1 | -1): void => {
    open += by
    set(now => ({ ...now, comparing: open > 0 }))
  }
  const ask = async (some: readonly Newcomer[], isNow: () => boolean): Promise<void> => {
    for (let at = 0; at < some.length && isNow(); at += atOnce) {
      const part = some.slice(at, at + atOnce)
      const answers = await like(part.map(({ draft }) => askedOf(draft)))
      if (isNow()) set(withLikely(get(), part, answers))
    }
  }
  return async (some: readonly Newcomer[], isNow: () => boolean): Promise<void> => {
    count(1)
    try {
      await ask(some, isNow)
    } catch (error) {
      if (!isNow()) return
      set(undecided(get(), some))
      throw error
    } finally {
      count(-1)
    }
  }
}

type Change = (newcomer: Newcomer) => Newcomer

/** Changes by a person, which are kept for the source; `touched`: whose earlier choices do not count any more. */
const changing = ({ get, set }: ValueStore<NewcomersState>, choices: EarlierChoices) => {
  const touched = new Set<string>()
  const replace = (key: string, by: Change, isDecided: boolean): void => {
    const before = get().all.find(newcomer => newcomer.key === key)
    if (!before) return
    const after = by(before)
    touched.add(key)
    set(now => ({
      ...now,
      all: now.all.map(newcomer => (newcomer === before ? after : newcomer)),
      compared: isDecided ? new Map(now.compared).set(key, identity(after.draft)) : now.compared,
    }))
    choices.keep(after)
  }
  return {
    touched,
    /** A goal that is chosen counts as decided for the newcomer as she is now. */
    change: (key: string, change: Partial<Pick<Newcomer, 'goal' | 'undated' | 'files'>>): void =>
      replace(key, newcomer => ({ ...newcomer, ...change }), change.goal !== undefined),
    correct: (key: string, change: Partial<NewcomerDraft>): void =>
      replace(key, newcomer => ({ ...newcomer, draft: { ...newcomer.draft, ...change } }), false),
  }
}

/** The newcomers of a source with similar stored cases; each is compared again after her name, number, birthday or sex was corrected. */
export const makeNewcomers = ({ like, choices }: NewcomersPorts) => {
  const store = createStore<NewcomersState>({ all: [], comparing: false, compared: new Map() })
  const compare = comparison(like, store)
  const { touched, change, correct } = changing(store, choices)
  let turn = 0
  const sameTurn = (): (() => boolean) => {
    const now = turn
    return () => now === turn
  }
  /**
   * Adds them, with what was chosen before for the same source; resolves once all have been compared with the stored cases, to
   * whether there were such choices. Throws `Refused`.
   */
  const take = async (newcomers: readonly Newcomer[], source: string): Promise<boolean> => {
    turn += 1
    const isNow = sameTurn()
    touched.clear()
    const isLeft = choices.begin(source)
    const all = isLeft ? newcomers.map(choices.corrected) : newcomers
    store.set(now => ({ ...now, all, compared: new Map() }))
    await compare(all, isNow)
    if (!isLeft || !isNow()) return false
    const aimed: Change = newcomer => (touched.has(newcomer.key) ? newcomer : choices.aimed(newcomer, all))
    store.set(now => ({ ...now, all: now.all.map(aimed) }))
    return true
  }
  return {
    store: { get: store.get, subscribe: store.subscribe },
    ...{ take, change, correct },
    /**
     * After a correction: searches again for similar cases. Where nothing they are compared by was changed, what was decided stays.
     * Throws `Refused`.
     */
    compare: async (key: string): Promise<void> => {
      const some = store.get().all.filter(newcomer => newcomer.key === key && !isCompared(store.get(), newcomer))
      if (some.length > 0) await compare(some, sameTurn())
    },
  }
}
