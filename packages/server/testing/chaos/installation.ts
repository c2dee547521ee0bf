import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnPostgres, ownPostgres } from '../postgres'
import { type At, answered, type Process, startProcess } from '../process'
import { startWireBucket, type WireBucket } from '../wire-s3'
import { type Wire, wireTo } from './wire'

/** A server in a process of its own with all it rests on, each part of which can be taken away. */
export interface Installation {
  readonly cluster: OwnPostgres | null
  readonly wire: Wire | null
  readonly bucket: WireBucket | null
  readonly databaseUrl: string
  /** The server as it is reached now, with a doctor signed in. */
  readonly at: () => At
  /** Times the server ended by itself. */
  readonly deaths: () => number
  /** Kills the server and starts it again. */
  restart(): Promise<void>
  fileHash(path: string): Promise<string | null>
  close(): Promise<void>
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

interface Kind {
  readonly engine: 'sqlite' | 'postgres'
  readonly bucket: boolean
}

/** Keeps a server running: one that ends by itself is counted and started again. */
const kept = async (env: Readonly<Record<string, string>>) => {
  let current: Process = await startProcess(env)
  let killing = false
  let deaths = 0
  let starting: Promise<void> = Promise.resolve()
  const start = async (): Promise<void> => {
    current = await startProcess(env)
    watch(current)
  }
  const watch = ({ ended }: Process): void =>
    void ended.then(() => {
      if (killing) return
      deaths += 1
      starting = start()
    })
  watch(current)
  return {
    address: () => current.address,
    deaths: () => deaths,
    restart: async () => {
      await starting
      killing = true
      current.child.kill('SIGKILL')
      await current.ended
      killing = false
      await start()
    },
    end: async () => {
      await starting
      killing = true
      current.child.kill('SIGKILL')
      await current.ended
    },
  }
}

const databaseOf = async (cluster: OwnPostgres | null) => {
  if (!cluster) return { wire: null, direct: '', wired: '' }
  const direct = await cluster.database()
  const { pathname, searchParams } = new URL(direct)
  const wire = await wireTo(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'))
  return { wire, direct, wired: `postgres://postgres@127.0.0.1:${wire.port}${pathname}` }
}

export const startInstallation = async ({ engine, bucket: inBucket }: Kind): Promise<Installation> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-chaos-'))
  const cluster = engine === 'postgres' ? ownPostgres() : null
  const { wire, direct, wired } = await databaseOf(cluster)
  const bucket = inBucket ? await startWireBucket() : null
  const at = bucket?.at
  const server = await kept({
    SELLA_DATA: folder,
    DATABASE_URL: wired,
    ...(at ? { SELLA_S3_URL: at.url, SELLA_S3_KEY: at.key, SELLA_S3_SECRET: at.secret } : {}),
  })
  const account = { loginName: 'chaos', password: 'order and chaos', userName: 'c', phone: '+86 571 5550 0100' }
  const { token } = await answered({ address: server.address() }, 'regist', account)
  return {
    ...{ cluster, wire, bucket, databaseUrl: direct },
    at: () => ({ address: server.address(), token }),
    deaths: server.deaths,
    restart: server.restart,
    fileHash: async path => {
      const content = bucket ? bucket.objects.get(path) : await readFile(join(folder, 'files', path)).catch(() => null)
      return content ? sha256(content) : null
    },
    close: async () => {
      await server.end()
      await wire?.close()
      await cluster?.stop()
      await bucket?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
