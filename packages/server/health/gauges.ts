import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Clock } from '../db/now'
import type { Db } from '../db/open'
import type { Family } from './metrics'

interface Ports {
  readonly db: Db
  readonly now: Clock
  readonly dataFolder: string
}

/** Milliseconds within which the database must answer to count as reachable. */
const patience = 3000

const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Seconds the database took to answer; null when it did not. */
export const databaseSeconds = async (db: Db): Promise<number | null> => {
  const begun = performance.now()
  try {
    await within(sql`select 1`.execute(db), patience)
    return (performance.now() - begun) / 1000
  } catch {
    return null
  }
}

/** Free bytes available to us, and total bytes, on the disk that holds the data. */
export const diskBytes = async (folder: string): Promise<{ readonly free: number; readonly size: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ name, value }],
})

/** Processor time in seconds used by all threads of this process since its start. */
const processorSeconds = (): Family => {
  const { user, system } = process.cpuUsage()
  const name = 'process_cpu_seconds_total'
  const help = 'Processor time taken by this process, in all its threads.'
  return { name, help, type: 'counter', samples: [{ name, value: (user + system) / 1e6 }] }
}

const jobs = async ({ db, now }: Ports): Promise<readonly Family[]> => {
  const rows = await db
    .selectFrom('job')
    .select(['kind', 'state'])
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('created_at').as('first')])
    .where('state', 'in', ['waiting', 'running'])
    .groupBy(['kind', 'state'])
    .execute()
  const oldest = rows.filter(({ state }) => state === 'waiting').map(({ first }) => now() - Date.parse(first))
  const samples = (['detection', 'profile', 'align', 'face'] as const).flatMap(kind =>
    (['waiting', 'running'] as const).map(state => ({
      name: 'sella_jobs',
      labels: { kind, state },
      value: rows.find(row => row.kind === kind && row.state === state)?.n ?? 0,
    })),
  )
  return [
    { name: 'sella_jobs', help: 'Jobs of the installation that have not ended.', type: 'gauge', samples },
    gauge('sella_jobs_oldest_seconds', 'How long the oldest job has been waiting.', Math.max(0, ...oldest) / 1000),
  ]
}

/** Originals that the round over all of them found missing or damaged, and when that round began. */
const originals = async ({ db }: Ports): Promise<readonly Family[]> => {
  const { count } = await db
    .selectFrom('broken_original')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  const round = await db.selectFrom('scrub').select('round_began_at').executeTakeFirst()
  const began = round ? Date.parse(round.round_began_at) / 1000 : 0
  return [
    gauge('sella_originals_broken', 'Originals that were missing or damaged when they were read last.', Number(count)),
    gauge('sella_scrub_round_began_seconds', 'When the round over all originals began, since 1970; 0 before the first.', began),
  ]
}

/** The present state: database, queue, disk, memory, and the event loop's lag since the last query. */
export const gaugesOf = (ports: Ports) => {
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  const families = async (): Promise<readonly Family[]> => {
    const seconds = await databaseSeconds(ports.db)
    const { free, size } = await diskBytes(ports.dataFolder)
    const late = lag.count > 0 ? lag.percentile(99) / 1e9 : 0
    lag.reset()
    return [
      gauge('sella_database_up', '1 while the database answers.', seconds === null ? 0 : 1),
      ...(seconds === null ? [] : [gauge('sella_database_seconds', 'Seconds of its simplest answer.', seconds)]),
      ...(seconds === null ? [] : [...(await jobs(ports)), ...(await originals(ports))]),
      gauge('sella_disk_free_bytes', 'Room left where the data folder lies.', free),
      gauge('sella_disk_size_bytes', 'Room there in all.', size),
      gauge('sella_event_loop_lag_p99_seconds', 'Since the last look; the timer itself takes 0.01.', late),
      processorSeconds(),
      gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
      gauge('process_start_time_seconds', 'When it started, since 1970.', Math.round(Date.now() / 1000 - process.uptime())),
    ]
  }
  return { families, close: () => lag.disable() }
}
