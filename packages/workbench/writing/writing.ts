import { Refused } from '../server/refused'
import { createStore, type ValueStore } from '../store'

/** How what is written stands with the server. `clash`: another window changed the same fields; the doctor decides. */
export type WritingState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash'

export interface Writing<T> {
  readonly value: T
  readonly state: WritingState
  /** Why the last save failed. */
  readonly fault: unknown
  /** Of a clash: the fields. */
  readonly clashes: readonly string[]
}

interface Change<T> {
  /** As the server had it when the writing began. */
  readonly from: T
  readonly to: T
}

export interface WritingPorts<T> {
  readonly send: (change: Change<T>) => Promise<T>
  /** Keeps unsaved writing on this machine; null forgets it. */
  readonly keep: (text: string | null) => void
  /** Runs something after so many milliseconds; returns what calls it off. */
  readonly later: (run: () => void, ms: number) => () => void
}

export interface Writer<T> {
  readonly store: Pick<ValueStore<Writing<T>>, 'get' | 'subscribe'>
  readonly write: (change: Partial<T>) => void
  /** Saves now what is unsaved: a field was left, the page is, or the network is back. */
  readonly flush: () => void
  /** After a clash: what the server has now, and whose words stand in the fields both changed. */
  readonly settle: (stored: T, whose: 'mine' | 'theirs') => void
}

/** Milliseconds without a key after which is saved, and after which a failed save is tried again. */
const pauses = { typed: 900, failed: 15_000 }

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** What was written laid over another state of what it was written on: fields left alone follow it. */
const rebased = <T extends object>({ from, to }: Change<T>, stored: T): T => {
  const names = Object.keys(stored) as (keyof T)[]
  return Object.fromEntries(names.map(name => [name, same(to[name], from[name]) ? stored[name] : to[name]])) as T
}

/** The kept text of unsaved writing; null where there is none or it is not what it should be. */
export const keptChange = <T>(text: string | null, read: (value: unknown) => T | null): Change<T> | null => {
  if (text === null) return null
  try {
    const { from, to } = JSON.parse(text) as Readonly<Record<string, unknown>>
    const change = { from: read(from), to: read(to) }
    return change.from !== null && change.to !== null ? { from: change.from, to: change.to } : null
  } catch {
    return null
  }
}

/**
 * Writing that saves itself: after a pause, again after a failure, never two saves at once; until the server has it, it is kept on this
 * machine. `stored`: as the server has it; `kept`: unsaved writing of before.
 */
export const writerOf = <T extends object>(
  { send, keep, later }: WritingPorts<T>,
  stored: T,
  kept: Change<T> | null = null,
): Writer<T> => {
  let from = kept?.from ?? stored
  let callOff: () => void = () => undefined
  const clean = { fault: null, clashes: [] }
  const store = createStore<Writing<T>>({ value: kept?.to ?? stored, state: kept ? 'unsaved' : 'saved', ...clean })
  const set = (more: Partial<Writing<T>>) => store.set(now => ({ ...now, ...more }))
  const soon = (ms: number) => {
    callOff()
    callOff = later(() => void save(), ms)
  }
  const answered = (sent: T, answer: T): void => {
    const value = rebased({ from: sent, to: store.get().value }, answer)
    from = answer
    const done = same(value, answer)
    set({ value, state: done ? 'saved' : 'unsaved', ...clean })
    keep(done ? null : JSON.stringify({ from, to: value }))
    if (!done) soon(pauses.typed)
  }
  const failed = (fault: unknown): void => {
    const clash = fault instanceof Refused && fault.reason === 'PATIENT_CONFLICT'
    set({ state: clash ? 'clash' : 'failed', fault, clashes: clash ? String(fault.details.fields ?? '').split(' ') : [] })
    if (!clash) soon(pauses.failed)
  }
  const save = async (): Promise<void> => {
    callOff()
    const { state, value } = store.get()
    if (state !== 'unsaved' && state !== 'failed') return
    set({ state: 'saving' })
    await send({ from, to: value }).then(answer => answered(value, answer), failed)
  }
  const put = (value: T): void => {
    const done = same(value, from)
    keep(done ? null : JSON.stringify({ from, to: value }))
    const { state } = store.get()
    set({ value, state: state === 'saving' || state === 'clash' ? state : done ? 'saved' : 'unsaved' })
    if (!done && state !== 'saving' && state !== 'clash') soon(pauses.typed)
  }
  if (kept) soon(0)
  return {
    store,
    write: change => put({ ...store.get().value, ...change }),
    flush: () => void save(),
    settle: (theirs, whose) => {
      const { value, clashes } = store.get()
      const mine = rebased({ from, to: value }, theirs)
      const back = Object.fromEntries(clashes.map(name => [name, theirs[name as keyof T]]))
      from = theirs
      set({ state: 'saved', ...clean })
      put(whose === 'mine' ? mine : { ...mine, ...back })
    },
  }
}
