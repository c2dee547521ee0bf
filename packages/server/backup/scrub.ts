import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { hashIn } from '../files/store'
import { Refusal } from '../http/refusal'
import { countNamed, nextNamed, originalsNamed } from './named'
import type { Originals } from './originals'

interface Ports {
  readonly db: Db
  readonly originals: Originals
  readonly now: Clock
  /** Days within which every original is read once. */
  readonly days: number
  readonly onError: (error: unknown) => void
}

export interface Scrubber {
  /** Reads the next original of the round; false when a concurrent process took it. */
  step(): Promise<boolean>
  close(): Promise<void>
}

type Broken = 'missing' | 'damaged'

/**
 * Shortest and longest pause between two originals in ms: short enough for a small clinic's films to be checked, long enough not
 * to load the disk.
 */
const pause = { min: 1000, max: 3_600_000 }
const day = 86_400_000

const digestOf = async (content: Readable): Promise<string> => {
  const digest = createHash('sha256')
  for await (const piece of content as AsyncIterable<Buffer>) digest.update(piece)
  return digest.digest('hex')
}

/**
 * What is wrong with an original; null if nothing is. Throws if the store is unreachable, because that says nothing about its
 * contents.
 */
const fault = async (originals: Originals, path: string): Promise<Broken | null> => {
  if ((await originals.size(path)) === null) return 'missing'
  const hash = await digestOf(originals.open(path)).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'STORE_AWAY') throw error
    return ''
  })
  return hash === hashIn(path) ? null : 'damaged'
}

/** The next original of the round, null at its end, and the one before it. */
interface Claimed {
  readonly path: string | null
  readonly last: string
}

/** Claims the next original for this process; the other processes of the installation continue after it. */
const claimNext = async ({ db, now }: Ports): Promise<Claimed | null> => {
  const at = instant(now())
  await sql`insert into scrub (id, last_path, round_began_at) values (1, '', ${at}) on conflict (id) do nothing`.execute(db)
  const { last_path: last } = await db.selectFrom('scrub').select('last_path').executeTakeFirstOrThrow()
  const next = await nextNamed(db, last)
  const set = next === null ? { last_path: '', round_began_at: at } : { last_path: next }
  const taken = await db.updateTable('scrub').set(set).where('last_path', '=', last).executeTakeFirst()
  return taken.numUpdatedRows > 0n ? { path: next, last } : null
}

/** Gives a claimed original back, unless another process has gone on from it: the store was away, and nobody has read it. */
const giveBack = async ({ db }: Ports, { path, last }: Claimed & { readonly path: string }): Promise<void> => {
  await db.updateTable('scrub').set({ last_path: last }).where('last_path', '=', path).execute()
}

/** Records a fault, or removes it once the original is intact again. */
const note = async ({ db, now, onError }: Ports, path: string, broken: Broken | null): Promise<void> => {
  if (broken === null) {
    await db.deleteFrom('broken_original').where('path', '=', path).execute()
    return
  }
  const row = { path, kind: broken, seen_at: instant(now()) }
  const set = { kind: row.kind, seen_at: row.seen_at }
  await db
    .insertInto('broken_original')
    .values(row)
    .onConflict(conflict => conflict.column('path').doUpdateSet(set))
    .execute()
  onError(new Error(`an original is ${broken}: ${path}`))
}

/** Removes faults of originals to which no row refers any more. */
const forgetUnnamed = async (ports: Ports): Promise<void> => {
  const { db } = ports
  const broken = await db.selectFrom('broken_original').select('path').execute()
  if (broken.length === 0) return
  const named = new Set((await originalsNamed(db)).map(({ path }) => path))
  for (const { path } of broken) if (!named.has(path)) await note(ports, path, null)
}

/**
 * Continuously rereads all originals one after the other, so that a loss on disk is noticed while a backup still has the file.
 */
export const startScrubber = (ports: Ports): Scrubber => {
  let originals = 0
  let timer: NodeJS.Timeout | null = null
  let running: Promise<unknown> = Promise.resolve()
  const prove = async (claimed: Claimed & { readonly path: string }): Promise<void> => {
    const broken = await fault(ports.originals, claimed.path).catch(async (error: unknown) => {
      await giveBack(ports, claimed)
      throw error
    })
    await note(ports, claimed.path, broken)
  }
  const step = async (): Promise<boolean> => {
    const claimed = await claimNext(ports)
    if (claimed === null) return false
    if (claimed.path === null || originals === 0) originals = await countNamed(ports.db)
    if (claimed.path === null) await forgetUnnamed(ports)
    else await prove({ ...claimed, path: claimed.path })
    return true
  }
  const plan = (): void => {
    const wait = Math.min(pause.max, Math.max(pause.min, (ports.days * day) / Math.max(1, originals)))
    timer = setTimeout(() => {
      running = step().catch(ports.onError).then(plan)
    }, wait)
    timer.unref()
  }
  if (ports.days > 0) plan()
  return {
    step,
    close: async () => {
      if (timer) clearTimeout(timer)
      await running
      if (timer) clearTimeout(timer)
    },
  }
}
