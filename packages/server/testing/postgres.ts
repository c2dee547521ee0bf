import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL for tests: an address of its own empty database. */
export interface Postgres {
  database(): Promise<string>
  stop(): void
}

/** A cluster of this machine that may be taken away and given back. */
export interface Cluster extends Postgres {
  /** `immediate`: as a crash would, `fast`: as an ordinary restart. */
  halt(mode: 'fast' | 'immediate'): void
  resume(): void
}

const installed = '/usr/lib/postgresql'

const binaries = (): string | null => {
  const versions = existsSync(installed) ? readdirSync(installed).sort() : []
  const folder = versions.map(version => join(installed, version, 'bin')).findLast(bin => existsSync(join(bin, 'initdb')))
  return folder ?? null
}

const idOf = (kind: '-u' | '-g'): number | null => {
  try {
    return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return null
  }
}

/** Why no cluster can be started here, or null when one can. */
export const whyNoCluster = (): string | null => {
  if (!binaries()) return 'no PostgreSQL binaries are installed'
  return process.getuid?.() === 0 && idOf('-u') === null ? 'PostgreSQL refuses root and there is no user postgres' : null
}

/** Why there is no PostgreSQL here, or null when there is one. */
export const whyNoPostgres = (): string | null => {
  const why = process.env.SELLA_TEST_POSTGRES ? null : whyNoCluster()
  return why && `SELLA_TEST_POSTGRES is not set and ${why}`
}

const databasesAt = (address: (name: string) => string) => async (): Promise<string> => {
  const name = `sella_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: address('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return address(name)
}

/** A private cluster in a temporary folder, reached by its socket only; without syncs, it holds nothing of worth. */
export const startCluster = (): Cluster => {
  const bin = binaries() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'sella-pg-'))
  const root = process.getuid?.() === 0
  const who = root ? { uid: idOf('-u') ?? 0, gid: idOf('-g') ?? 0 } : {}
  if (root) chownSync(folder, who.uid ?? 0, who.gid ?? 0)
  const options: SpawnSyncOptions = { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  const run = (program: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(join(bin, program), [...args], options)
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  const data = join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'])
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c full_page_writes=off`
  const resume = (): void => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const halt = (mode: 'fast' | 'immediate'): void => run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'])
  resume()
  return {
    halt,
    resume,
    database: databasesAt(name => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`),
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) halt('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server of SELLA_TEST_POSTGRES, or a private one. */
export const startPostgres = (): Postgres => {
  const given = process.env.SELLA_TEST_POSTGRES
  if (!given) return startCluster()
  const address = (name: string): string => {
    const url = new URL(given)
    if (name !== 'postgres') url.pathname = `/${name}`
    return url.href
  }
  return { database: databasesAt(address), stop: () => undefined }
}
