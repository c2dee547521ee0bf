import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL of this machine in a folder of its own, reached by its socket only; without syncs, it holds nothing of worth. */
export interface Cluster {
  readonly address: (database: string) => string
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

const asUser = () => (process.getuid?.() === 0 ? { uid: idOf('-u') ?? 0, gid: idOf('-g') ?? 0 } : null)

/** Tests may lose their data with the machine and need not wait for the disk; what is measured for a clinic waits as hers does. */
const hasty = ['-c fsync=off', '-c full_page_writes=off']

/**
 * The cluster of a folder, made there by the first `createCluster`. `durable`: what is acknowledged outlives the machine, as
 * PostgreSQL does by default.
 */
export const clusterIn = (folder: string, durable = false): Cluster => {
  const options: SpawnSyncOptions = { ...asUser(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  const control = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(join(binaries() ?? '', 'pg_ctl'), ['-D', join(folder, 'data'), '-w', ...args], options)
    if (status !== 0) throw new Error(`pg_ctl ${args.at(-1)} failed: ${stderr}`)
  }
  const settings = ['-c listen_addresses=', `-c unix_socket_directories=${folder}`, ...(durable ? [] : hasty)].join(' ')
  return {
    address: name => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`,
    halt: mode => control('-m', mode, 'stop'),
    resume: () => control('-l', join(folder, 'log'), '-o', settings, 'start'),
  }
}

/** Makes a cluster in an empty folder and starts it. */
export const createCluster = (folder: string, durable = false): Cluster => {
  const user = asUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const words = ['-U', 'postgres', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8']
  const options: SpawnSyncOptions = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
  const { status, stderr } = spawnSync(join(binaries() ?? '', 'initdb'), ['-D', join(folder, 'data'), ...words], options)
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
  const cluster = clusterIn(folder, durable)
  cluster.resume()
  return cluster
}

/** Ends the cluster of a folder, if one runs there. */
export const endCluster = (folder: string): void => {
  if (existsSync(join(folder, 'data', 'postmaster.pid'))) clusterIn(folder).halt('immediate')
}
