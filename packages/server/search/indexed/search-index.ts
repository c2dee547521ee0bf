import type { Db } from '../../db/open'
import { type IndexedCases, indexedCases } from './cases'
import { type ChangesAsked, lookAt, type Numbers } from './changes'
import { type IndexedRecords, indexedRecords } from './records'

/** What a process caches of one account for searches. */
export interface SearchIndex {
  readonly cases: IndexedCases
  /** Each refers to its case by its place. */
  readonly records: IndexedRecords
}

interface Account extends SearchIndex {
  /** The moment up to which changes are included; null before the first look. */
  since: number | null
  /** Looks at one account run one after another, so that an older result never replaces a newer one. */
  turn: Promise<unknown>
}

/** What a search needs besides the cache. */
export interface Need {
  readonly doctor: string
  /** Value lists that must be cached. */
  readonly lists: readonly number[]
  /** Numbers of cases or records that only the database knows. */
  readonly sets: readonly Numbers[]
}

/** Approximate limit in bytes for all accounts together; the least recently used are dropped. A single account may exceed it. */
const mostBytes = 192 * 2 ** 20
const bytes = { case: 300, record: 150, value: 8 }

const sizeOf = ({ cases, records }: SearchIndex): number =>
  cases.no.length * bytes.case + records.no.length * (bytes.record + bytes.value * [...records.lists].length)

const fresh = (): Account => ({ cases: indexedCases(), records: indexedRecords(), since: null, turn: Promise.resolve() })

/** Brings the cache of an account up to date with the database; resolves to the sets as of the same moment. */
const refresh = async (db: Db, account: Account, { doctor, lists, sets }: Need): Promise<readonly Int32Array[]> => {
  const { cases, records, since } = account
  const kept = [...records.lists]
  const look: ChangesAsked = { doctor, since, kept, fresh: lists.filter(list => !kept.includes(list)), sets }
  const changes = await lookAt(db, look)
  cases.change(changes.cases, changes.casesGone)
  const placed = changes.records.map(record => ({ ...record, owner: cases.placeOf(record.owner) }))
  records.change(placed, changes.recordsGone)
  records.keep(look.fresh)
  records.fill(changes.values)
  account.since = changes.next
  return changes.sets
}

const indexBy = new WeakMap<Db, Map<string, Account>>()

/** The account's cache, marked as most recently used. */
const accountOf = (accounts: Map<string, Account>, doctor: string): Account => {
  const account = accounts.get(doctor) ?? fresh()
  accounts.delete(doctor)
  accounts.set(doctor, account)
  return account
}

const makeRoom = (accounts: Map<string, Account>, asked: Account): void => {
  let size = 0
  for (const account of accounts.values()) size += sizeOf(account)
  for (const [doctor, account] of accounts) {
    if (size <= mostBytes) return
    if (account === asked) continue
    accounts.delete(doctor)
    size -= sizeOf(account)
  }
}

/**
 * Answers from this process's cache of an account's cases, records and values, after one statement has brought it up to date with
 * the database, whichever process wrote to it. `answer` must be synchronous: it sees one moment of the database, including that
 * of the `sets`.
 */
export const withIndex = <T>(db: Db, need: Need, answer: (kept: SearchIndex, sets: readonly Int32Array[]) => T): Promise<T> => {
  const accounts = indexBy.get(db) ?? new Map<string, Account>()
  indexBy.set(db, accounts)
  const account = accountOf(accounts, need.doctor)
  const work = async (): Promise<T> => {
    try {
      const sets = await refresh(db, account, need)
      makeRoom(accounts, account)
      return answer(account, sets)
    } catch (error) {
      // A cache that was only partly updated is discarded.
      if (accounts.get(need.doctor) === account) accounts.delete(need.doctor)
      throw error
    }
  }
  const done = account.turn.then(work, work)
  account.turn = done.catch(() => undefined)
  return done
}
