import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, clusterIn, createCluster, endCluster, whyNoCluster } from './cluster'
import { oncePerRun, runFolder } from './once-per-run'

/** A PostgreSQL for tests. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
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

/** Databases of their own on a server that others use too. */
const databasesAt = (address: (name: string) => string): Postgres => {
  const names: string[] = []
  return {
    database: async () => {
      const name = `sella_${randomUUID().replaceAll('-', '')}`
      await execute(address('postgres'), `create database ${name}`)
      names.push(name)
      return address(name)
    },
    stop: () => execute(address('postgres'), ...names.splice(0).map(name => `drop database ${name} with (force)`)),
  }
}

const inFolder = (): string => mkdtempSync(join(tmpdir(), 'sella-pg-'))

/** A cluster of the test's own. */
export const ownPostgres = (): OwnPostgres => {
  const folder = inFolder()
  const { address, halt, resume } = createCluster(folder)
  return {
    halt,
    resume,
    database: databasesAt(address).database,
    stop: async () => {
      endCluster(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder in which a run of tests has the cluster that its files share. */
export const sharedCluster = 'postgres'

/** The server of SELLA_TEST_POSTGRES, the one of this run of tests, or one of the caller's own where there is no run. */
export const startPostgres = async (): Promise<Postgres> => {
  const given = process.env.SELLA_TEST_POSTGRES
  if (given)
    return databasesAt(name => {
      const url = new URL(given)
      if (name !== 'postgres') url.pathname = `/${name}`
      return url.href
    })
  const run = runFolder()
  if (!run) return ownPostgres()
  return databasesAt(clusterIn(await oncePerRun(run, sharedCluster, async folder => void createCluster(folder))).address)
}
