import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, clusterIn, createCluster, endCluster, whyNoCluster } from './cluster'
import { migrateAt } from './migrated'
import { oncePerRun, runFolder } from './once-per-run'

/** A PostgreSQL for tests. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  /** The address of a new database with every step of the schema taken and nothing else in it; an empty one outside of a run of tests. */
  migrated(): Promise<string>
  /** Takes the databases away again. */
  stop(): Promise<void>
}

/** A PostgreSQL of a test's own, which may be taken away and given back. */
export interface OwnPostgres extends Postgres, Pick<Cluster, 'halt' | 'resume'> {}

/** Why there is no PostgreSQL here, or null when there is one. */
export const whyNoPostgres = (): string | null => {
  const why = process.env.SELLA_TEST_POSTGRES ? null : whyNoCluster()
  return why && `SELLA_TEST_POSTGRES is not set and ${why}`
}

const execute = async (address: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Databases of their own on a server that others use too; `template` names the migrated one, where the server has it. */
const databasesAt = (address: (name: string) => string, template: () => Promise<string> = async () => 'template1'): Postgres => {
  const names: string[] = []
  const copyOf = async (origin: string): Promise<string> => {
    const name = `sella_${randomUUID().replaceAll('-', '')}`
    await execute(address('postgres'), `create database ${name} template ${origin}`)
    names.push(name)
    return address(name)
  }
  return {
    database: () => copyOf('template1'),
    migrated: async () => copyOf(await template()),
    stop: () => execute(address('postgres'), ...names.splice(0).map(name => `drop database ${name} with (force)`)),
  }
}

const inFolder = (): string => mkdtempSync(join(tmpdir(), 'sella-pg-'))

/** A cluster of the caller's own; `durable` as a clinic's (`clusterIn`). */
export const ownPostgres = (durable = false): OwnPostgres => {
  const folder = inFolder()
  const { address, halt, resume } = createCluster(folder, durable)
  const { database, migrated } = databasesAt(address)
  return {
    halt,
    resume,
    database,
    migrated,
    stop: async () => {
      endCluster(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder in which a run of tests has the cluster that its files share. */
export const sharedCluster = 'postgres'

const migratedDatabase = 'sella_migrated'

const givenPostgres = (given: string): Postgres =>
  databasesAt(name => {
    const url = new URL(given)
    if (name !== 'postgres') url.pathname = `/${name}`
    return url.href
  })

/** The server of SELLA_TEST_POSTGRES, or one of the caller's own that writes to the disk before it acknowledges: for figures. */
export const durablePostgres = (): Postgres => {
  const given = process.env.SELLA_TEST_POSTGRES
  return given ? givenPostgres(given) : ownPostgres(true)
}

/** The server of SELLA_TEST_POSTGRES, the one of this run of tests, or one of the caller's own where there is no run. */
export const startPostgres = async (): Promise<Postgres> => {
  const given = process.env.SELLA_TEST_POSTGRES
  if (given) return givenPostgres(given)
  const run = runFolder()
  if (!run) return ownPostgres()
  const { address } = clusterIn(await oncePerRun(run, sharedCluster, async folder => void createCluster(folder)))
  return databasesAt(address, async () => {
    await oncePerRun(run, 'migrated-postgres', async () => {
      await execute(address('postgres'), `create database ${migratedDatabase}`)
      await migrateAt({ folder: '', url: address(migratedDatabase) })
    })
    return migratedDatabase
  })
}
