import type { ImageGuess } from '@sella/contract/inspection'
import type { Db } from '../db/open'
import type { Notices } from '../events/notices'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { type WorkLoop, workLoop } from '../jobs/work-loop'
import type { WaitingRow } from './rows'

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly notices: Notices
  /** Guesses the kind of image in a file. */
  readonly guess: (place: string) => Promise<ImageGuess>
  readonly onError: (error: unknown) => void
}

/** Milliseconds between two searches for files of other processes and for those left by a crash. */
const lookEvery = 60_000

const unsure: ImageGuess = { kind: null, others: [], by: 'nothing' }

const nextUnseen = (db: Db): Promise<WaitingRow | undefined> =>
  db.selectFrom('waiting_file').selectAll().where('looked', '=', 0).orderBy('arrived_at').limit(1).executeTakeFirst()

/** A store that is away is asked again later; what cannot be opened otherwise is looked at no more, for others wait behind it. */
const guessOf = async ({ files, guess }: Pick<Ports, 'files' | 'guess'>, hash: string): Promise<ImageGuess> => {
  try {
    const place = await files.original(hash)
    return place ? await guess(place) : unsure
  } catch (error) {
    if (error instanceof Refusal && error.code === 'STORE_AWAY') throw error
    return unsure
  }
}

const lookAt = async ({ db, files, notices, guess }: Ports, row: WaitingRow): Promise<void> => {
  const seen = await guessOf({ files, guess }, row.hash)
  await db
    .updateTable('waiting_file')
    .set({ looked: 1, kind: seen.kind, others: JSON.stringify(seen.others) })
    .where('uuid', '=', row.uuid)
    .execute()
  notices.tell({ doctor: row.doctor_id, event: { type: 'waiting' } })
}

/**
 * Inspects the content of waiting files, one after another, to propose their kind; a failed inspection proposes nothing. Closing
 * waits for the file being inspected: terminating a detector while it works would end the whole process.
 */
export const startLooker = (ports: Ports): WorkLoop => {
  const next = async (): Promise<boolean> => {
    const row = await nextUnseen(ports.db)
    if (row) await lookAt(ports, row)
    return row !== undefined
  }
  return workLoop({ next, every: lookEvery, onError: ports.onError })
}
