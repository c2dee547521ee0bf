import type { Db } from '../../db/open'
import { type KeptCases, keptCases } from './cases'
import { type ChangesAsked, lookAt, type Numbers } from './changes'
import { type KeptRecords, keptRecords } from './records'

/** What a process keeps of one account for searches. */
export interface Kept {
  readonly cases: KeptCases
  /** Each names its case by its place. */
  readonly records: KeptRecords
}

interface Account extends Kept {
  /** Of which moment on changes are not known; null before the first look. */
  since: number | null
  /** Looks at one account are one after another: an older answer never replaces a newer one. */
  turn: Promise<unknown>
}

/** What a search needs beside what is kept. */
export interface Need {
  readonly doctor: string
  /** Lists of values that must be kept. */
  readonly lists: readonly number[]
  /** Numbers of cases or records that only the database knows. */
  readonly sets: readonly Numbers[]
}

/** Bytes kept of all accounts together, roughly: those asked last stay. One alone may be larger. */
const mostBytes = 192 * 2 ** 20
const bytes = { case: 300, record: 150, value: 8 }

const sizeOf = ({ cases, records }: Kept): number =>
  cases.no.length * bytes.case + records.no.length * (bytes.record + bytes.value * [...records.lists].length)

const fresh = (): Account => ({ cases: keptCases(), records: keptRecords(), since: null, turn: Promise.resolve() })

/** Brings what is kept of an account to the database's present state; resolves to the sets of the same moment. */
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

const keptBy = new WeakMap<Db, Map<string, Account>>()

/** The account's, marked as the one asked last. */
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
 * Answers from what this process keeps of an account's cases, records and values, after one statement has brought it to what the
 * database says now, whichever process wrote it. `answer` must not wait: it sees one moment of the database, that of the `sets`, too.
 */
export const withKept = <T>(db: Db, need: Need, answer: (kept: Kept, sets: readonly Int32Array[]) => T): Promise<T> => {
  const accounts = keptBy.get(db) ?? new Map<string, Account>()
  keptBy.set(db, accounts)
  const account = accountOf(accounts, need.doctor)
  const work = async (): Promise<T> => {
    try {
      const sets = await refresh(db, account, need)
      makeRoom(accounts, account)
      return answer(account, sets)
    } catch (error) {
      // What was half brought up to date is not asked again.
      if (accounts.get(need.doctor) === account) accounts.delete(need.doctor)
      throw error
    }
  }
  const done = account.turn.then(work, work)
  account.turn = done.catch(() => undefined)
  return done
}
