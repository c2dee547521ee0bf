import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import { Refused } from '../server/refused'
import { createStore, type ValueStore } from '../store'

/** The state of the text relative to the server. `clash`: another window changed the same fields; the doctor decides. */
export type WritingState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash'

export interface Writing<T> {
  readonly value: T
  readonly state: WritingState
  /** Why the last save failed. */
  readonly fault: unknown
  /** For a clash: the fields. */
  readonly clashes: readonly string[]
}

interface Change<T> {
  /** The server's state when writing began. */
  readonly from: T
  readonly to: T
}

/** Fields that two windows changed, and whose text is to stay in them. */
interface Clash<T> {
  readonly theirs: T
  readonly clashes: readonly string[]
  readonly whose: 'mine' | 'theirs'
}

export interface WritingPorts<T> {
  readonly send: (change: Change<T>) => Promise<T>
  /** Stores unsaved text on this machine; null deletes it. */
  readonly keep: (text: string | null) => void
  /** Runs something after `ms`; the returned function cancels it. */
  readonly later: (run: () => void, ms: number) => () => void
}

export interface Writer<T> {
  readonly store: Pick<ValueStore<Writing<T>>, 'get' | 'subscribe'>
  readonly write: (change: Partial<T>) => void
  /** Saves unsaved changes now: a field or the page was left, or the network is back. */
  readonly flush: () => void
  /** After a clash: the server's current state, and whose text to use in the fields both changed. */
  readonly settle: (stored: T, whose: 'mine' | 'theirs') => void
}

/** Milliseconds without a key press before saving, and before retrying a failed save. */
const pauses = { typed: 900, failed: 15_000 }

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The changes applied to another base: fields that were not changed follow it. */
const rebased = <T extends object>({ from, to }: Change<T>, stored: T): T => {
  const names = Object.keys(stored) as (keyof T)[]
  return Object.fromEntries(names.map(name => [name, same(to[name], from[name]) ? stored[name] : to[name]])) as T
}

/** The stored draft of unsaved text; null if there is none or it is invalid. */
export const keptChange = <T>(text: string | null, read: (value: unknown) => T | null): Change<T> | null => {
  const left = jsonIn(text)
  if (!isFields(left)) return null
  const [from, to] = [read(left.from), read(left.to)]
  return from !== null && to !== null ? { from, to } : null
}

const clean = { fault: null, clashes: [] }

/** The state after a save that failed. */
const failure = (fault: unknown): Pick<Writing<never>, 'state' | 'fault' | 'clashes'> => {
  if (!(fault instanceof Refused) || fault.reason !== 'PATIENT_CONFLICT') return { state: 'failed', fault, clashes: [] }
  return { state: 'clash', fault, clashes: String(fault.details.fields ?? '').split(' ') }
}

/** The text after a clash: in the fields both changed mine or theirs, in all others what either changed. */
const settled = <T extends object>(change: Change<T>, { theirs, clashes, whose }: Clash<T>): T => {
  const mine = rebased(change, theirs)
  const back = Object.fromEntries(clashes.map(name => [name, theirs[name as keyof T]]))
  return whose === 'mine' ? mine : { ...mine, ...back }
}

/** Runs one thing later; asked again, only the last time counts. */
const timer = (later: WritingPorts<never>['later'], run: () => void) => {
  let callOff: () => void = () => undefined
  return {
    callOff: () => callOff(),
    soon: (ms: number): void => {
      callOff()
      callOff = later(run, ms)
    },
  }
}

/** A save is under way, or a clash waits for an answer: what is written meanwhile changes neither. */
const isGoing = ({ state }: Writing<unknown>): boolean => state === 'saving' || state === 'clash'

/** Stores on this machine what the server does not have yet; whether it has everything. */
const keeping = <T>(keep: WritingPorts<T>['keep'], change: Change<T>): boolean => {
  const done = same(change.to, change.from)
  keep(done ? null : JSON.stringify(change))
  return done
}

/**
 * Text that saves itself: after a pause, again after a failure, never two saves at once; until the server has it, it is stored on
 * this machine. `stored`: the server's state; `kept`: an earlier unsaved draft.
 */
export const writerOf = <T extends object>(ports: WritingPorts<T>, stored: T, kept: Change<T> | null = null): Writer<T> => {
  const { send, keep, later } = ports
  let from = kept?.from ?? stored
  const store = createStore<Writing<T>>({ value: kept?.to ?? stored, state: kept ? 'unsaved' : 'saved', ...clean })
  const set = (more: Partial<Writing<T>>) => store.set(now => ({ ...now, ...more }))
  const { soon, callOff } = timer(later, () => void save())
  /** The server has `base`; a text beside it, which on this machine is stored until the server has that too. */
  const rest = (base: T, value: T): void => {
    from = base
    const done = keeping(keep, { from, to: value })
    set({ value, state: done ? 'saved' : 'unsaved', ...clean })
    if (!done) soon(pauses.typed)
  }
  const save = async (): Promise<void> => {
    callOff()
    const { state, value: sent } = store.get()
    if (state !== 'unsaved' && state !== 'failed') return
    set({ state: 'saving' })
    await send({ from, to: sent }).then(
      answer => rest(answer, rebased({ from: sent, to: store.get().value }, answer)),
      fault => set(failure(fault)),
    )
    if (store.get().state === 'failed') soon(pauses.failed)
  }
  if (kept) soon(0)
  return {
    store,
    write: change => {
      const value = { ...store.get().value, ...change }
      if (!isGoing(store.get())) return rest(from, value)
      keeping(keep, { from, to: value })
      set({ value })
    },
    flush: () => void save(),
    settle: (theirs, whose) => {
      const { value, clashes } = store.get()
      rest(theirs, settled({ from, to: value }, { theirs, clashes, whose }))
    },
  }
}
