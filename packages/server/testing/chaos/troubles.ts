import pg from 'pg'
import type { Installation } from './installation'

/** Something that goes wrong while doctors work; resolves when it is over. */
export interface Trouble {
  readonly name: string
  /** What it needs to be there. */
  readonly needs: 'anything' | 'postgres' | 'bucket'
  readonly happen: (at: Installation, seed: number) => Promise<void>
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Alike in every run, and at another moment each time. */
const moment = (seed: number): number => 100 + ((seed * 37) % 200)

export const troubles: readonly Trouble[] = [
  {
    name: 'application killed',
    needs: 'anything',
    happen: async (at, seed) => {
      await wait((seed * 7) % 23)
      await at.restart()
    },
  },
  {
    name: 'database killed',
    needs: 'postgres',
    happen: async ({ cluster }, seed) => {
      cluster?.halt('immediate')
      await wait(moment(seed))
      cluster?.resume()
    },
  },
  {
    name: 'database restarted',
    needs: 'postgres',
    happen: async ({ cluster }) => {
      cluster?.halt('fast')
      cluster?.resume()
    },
  },
  {
    name: 'connections ended',
    needs: 'postgres',
    happen: async ({ databaseUrl }) => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await client.end()
    },
  },
  {
    name: 'network to the database cut',
    needs: 'postgres',
    happen: async ({ wire }, seed) => {
      wire?.cut()
      await wait(moment(seed))
      wire?.mend()
    },
  },
  {
    name: 'object store away',
    needs: 'bucket',
    happen: async ({ bucket }, seed) => {
      if (!bucket) return
      bucket.trouble = 503
      await wait(moment(seed))
      bucket.trouble = 0
    },
  },
]
