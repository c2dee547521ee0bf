import type { Made } from '@sella/workbench/migration/carry-out'
import { keep, kept } from '../memory/session'

/** A migration as stored in this browser so that it can be undone. */
export interface MigrationEntry {
  readonly id: string
  /** Instant in ms. */
  readonly at: number
  readonly from: string
  readonly made: Made
}

const slot = 'migrations'
/** ms within which a migration can be undone, as for a drop of files. */
const takenBackWithin = 24 * 60 * 60 * 1000

const isEntry = (value: unknown): value is MigrationEntry => {
  const { id, at, made } = (value ?? {}) as Partial<MigrationEntry>
  return typeof id === 'string' && typeof at === 'number' && [made?.cases, made?.filled, made?.drops].every(Array.isArray)
}

const allEntries = (): readonly MigrationEntry[] => {
  try {
    const entries: unknown = JSON.parse(kept(slot) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Migrations that can still be undone, latest first. */
export const migrationsAt = (now: number): readonly MigrationEntry[] =>
  allEntries()
    .filter(({ at, made }) => now - at <= takenBackWithin && made.cases.length + made.filled.length + made.drops.length > 0)
    .toSorted((a, b) => b.at - a.at)

/** Stores a migration, or the further items it created. */
export const rememberMigration = (entry: MigrationEntry): void => {
  const others = migrationsAt(entry.at).filter(({ id }) => id !== entry.id)
  keep(slot, JSON.stringify([entry, ...others]))
}

export const forgetMigration = (gone: string): void => {
  const left = allEntries().filter(({ id }) => id !== gone)
  keep(slot, left.length === 0 ? null : JSON.stringify(left))
}
