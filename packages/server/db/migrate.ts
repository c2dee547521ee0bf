import { Migrator, sql } from 'kysely'
import { clinic } from './migrations/0001-clinic'
import { caseCount } from './migrations/0002-case-count'
import { account } from './migrations/0003-account'
import { chat } from './migrations/0005-chat'
import { pictureEdits } from './migrations/0006-picture-edits'
import { search } from './migrations/0007-search'
import { erasure } from './migrations/0008-erasure'
import { filmChecks } from './migrations/0009-film-checks'
import { unsurePoints } from './migrations/0010-unsure-points'
import { ageGroup } from './migrations/0011-age-group'
import type { Db, Engine, Store } from './open'

/** A step of the schema. It runs on both engines. */
export type Step = (db: Db, engine: Engine) => Promise<void>

/** The steps by name, in order. A step that was released is never changed. */
const steps: Readonly<Record<string, Step>> = {
  '0001-clinic': clinic,
  '0002-case-count': caseCount,
  '0003-account': account,
  '0006-picture-edits': pictureEdits,
  '0005-chat': chat,
  '0007-search': search,
  '0008-erasure': erasure,
  '0009-film-checks': filmChecks,
  '0010-unsure-points': unsurePoints,
  '0011-age-group': ageGroup,
}

/** The names of the steps, in order. */
export const schemaSteps: readonly string[] = Object.keys(steps).sort()

/** The last step that a database has taken. */
export const schemaOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}

/**
 * Brings the schema up to date, or up to the step `to`; throws the first failure. Several processes may start at once: one of them
 * works.
 */
export const migrate = async ({ db, engine }: Store, to?: string): Promise<void> => {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { up: (tx: unknown) => step(tx as Db, engine) }])),
  }
  const migrator = new Migrator({ db, provider })
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
}
