import type { ImageGuess } from '@sella/contract/inspection'
import type { Db } from '../db/open'
import type { Notices } from '../events/notices'
import type { FileStore } from '../files/store'
import type { WaitingRow } from './rows'

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly notices: Notices
  /** Guesses the kind of image in a file. */
  readonly guess: (place: string) => Promise<ImageGuess>
  readonly onError: (error: unknown) => void
}

export interface Looker {
  /** Called when a file waits to be inspected. */
  wake(): void
  close(): Promise<void>
}

/** Milliseconds between two searches for files of other processes and for those left by a crash. */
const lookEvery = 60_000

const unsure: ImageGuess = { kind: null, others: [], by: 'nothing' }

const nextUnseen = (db: Db): Promise<WaitingRow | undefined> =>
  db.selectFrom('waiting_file').selectAll().where('looked', '=', 0).orderBy('arrived_at').limit(1).executeTakeFirst()

const lookAt = async ({ db, files, notices, guess }: Ports, row: WaitingRow): Promise<void> => {
  const place = await files.original(row.hash)
  const seen = place ? await guess(place).catch(() => unsure) : unsure
  await db
    .updateTable('waiting_file')
    .set({ looked: 1, kind: seen.kind, others: JSON.stringify(seen.others) })
    .where('uuid', '=', row.uuid)
    .execute()
  notices.tell({ doctor: row.doctor_id, event: { type: 'waiting' } })
}

/** Inspects the content of waiting files, one after another, to propose their kind; a failed inspection proposes nothing. */
export const startLooker = (ports: Ports): Looker => {
  const { db, onError } = ports
  let running: Promise<void> | null = null
  let again = false
  let closed = false
  const all = async (): Promise<void> => {
    for (;;) {
      const row = closed ? undefined : await nextUnseen(db)
      if (!row) return
      await lookAt(ports, row)
    }
  }
  const wake = (): void => {
    again = running !== null
    running ??= all()
      .catch(onError)
      .finally(() => {
        running = null
        if (again && !closed) wake()
      })
  }
  const timer = setInterval(wake, lookEvery)
  timer.unref()
  wake()
  return {
    wake,
    close: async () => {
      clearInterval(timer)
      closed = true
      // Terminating a detector while it works would end the whole process.
      await running
    },
  }
}
