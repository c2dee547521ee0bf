import type { Made } from '@sella/workbench/migration/carry-out'
import { keep, kept } from '../memory/session'

/** A migration as this browser remembers it, so that it can be taken back. */
export interface MigrationEntry {
  readonly id: string
  /** Instant in ms. */
  readonly at: number
  readonly from: string
  readonly made: Made
}

const slot = 'migrations'
/** ms within which a migration can be taken back, as a drop of files can. */
const takenBackWithin = 24 * 60 * 60 * 1000

const isEntry = (value: unknown): value is MigrationEntry => {
  const { id, at, made } = (value ?? {}) as Partial<MigrationEntry>
  return typeof id === 'string' && typeof at === 'number' && Array.isArray(made?.cases) && Array.isArray(made?.filled)
}

const allEntries = (): readonly MigrationEntry[] => {
  try {
    const entries: unknown = JSON.parse(kept(slot) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

/** What can still be taken back, the latest first. */
export const migrationsAt = (now: number): readonly MigrationEntry[] =>
  allEntries()
    .filter(({ at, made }) => now - at <= takenBackWithin && made.cases.length + made.filled.length + made.drops.length > 0)
    .toSorted((a, b) => b.at - a.at)

/** Remembers a migration, or what more of it was made. */
export const rememberMigration = (entry: MigrationEntry): void => {
  const others = migrationsAt(entry.at).filter(({ id }) => id !== entry.id)
  keep(slot, JSON.stringify([entry, ...others]))
}

export const forgetMigration = (gone: string): void => {
  const left = allEntries().filter(({ id }) => id !== gone)
  keep(slot, left.length === 0 ? null : JSON.stringify(left))
}
