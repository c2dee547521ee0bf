import type { ImageKind } from '@sella/contract/entities'
import type { Coming, Ports } from './ports'
import { after, type Drop, type Item, inSlot, isGoing, isOpen, type Queue, reopened } from './queue'
import { makeSender } from './sender'
import { makeUploadQueue } from './upload-queue'

/** Interval in ms at which a window signals that it is still working on its files. */
const heartbeat = 5000

/** What screens read from a queue. */
const readings = (all: () => Queue) => ({
  all,
  /** The last file for a place that is not completed. */
  of: (record: string, kind: ImageKind): Item | undefined => inSlot(all(), record, kind),
  /** Kinds of a record with a file being sent, or one that failed and needs an answer. */
  kindsOf: (record: string): readonly ImageKind[] =>
    all().items.flatMap(item => (isOpen(item) && item.place?.record === record ? [item.place.kind] : [])),
  going: (): boolean => all().items.some(isGoing),
})

/** Opens and closes a doctor's queue, and signals that this window works on it. */
const makePresence = <F>({ keeping, later }: Ports<F>, kept: ReturnType<typeof makeUploadQueue<F>>, { enter, end }: Sender) => {
  let forgetBeat = (): void => undefined
  const beat = (): void => {
    const open = kept.all().items.filter(isOpen)
    const owner = kept.owner()
    if (owner !== null && open.length > 0) void keeping.hold(owner, open)
    forgetBeat = later(heartbeat, beat)
  }
  const restore = async (of: string): Promise<void> => {
    const { queue, files, again } = await keeping.load(of)
    if (kept.owner() !== of) return
    kept.fill(files)
    for (const drop of queue.drops)
      enter({ type: 'came', drop, items: reopened(queue.items.filter(item => item.drop === drop.id)) })
    if (again !== null) later(again, () => kept.owner() === of && void restore(of))
  }
  /** Nobody is signed in: running uploads stop and remain stored. */
  const close = (): void => {
    kept.forget()
    forgetBeat()
    end()
  }
  return {
    /** Opens the queue of the signed-in doctor; that of a previous doctor, whose sign-out went unnoticed, is closed first. */
    open: async (userId: string): Promise<void> => {
      if (kept.owner() === userId) return
      close()
      kept.ownedBy(userId)
      beat()
      await restore(userId)
    },
    close,
  }
}

type Sender = Pick<ReturnType<typeof makeSender>, 'enter' | 'end'>

/** Carries out the queue: one instance for the whole application, whichever page is shown. */
export const makeUploads = <F>(ports: Ports<F>) => {
  const kept = makeUploadQueue(ports.keeping)
  const sender = makeSender(ports, kept)
  return {
    subscribe: kept.subscribe,
    ...readings(kept.all),
    ...makePresence(ports, kept, sender),
    add: (drop: Drop, coming: readonly Coming<F>[]): void => {
      kept.put(drop, coming)
      sender.enter({ type: 'came', drop, items: coming.map(({ item }) => item) })
    },
    retry: (id: string, keep = false): void => sender.enter({ type: 'retried', id, keep }),
    drop: (id: string): void => {
      sender.stop(id)
      sender.enter({ type: 'dropped', id })
    },
    /** Skips files whose drop was undone. */
    takenBack: (ids: readonly string[]): void => {
      for (const id of ids) sender.enter({ type: 'takenBack', id })
    },
    reached: (): void => sender.enter({ type: 'reached' }),
    /** Dismisses receipts with nothing left to do, once that is stored: otherwise a reload right afterwards would bring them back. */
    clear: async (): Promise<void> => {
      const owner = kept.owner()
      if (owner !== null) await ports.keeping.clear(owner, after(kept.all(), { type: 'cleared' }))
      if (kept.owner() === owner) sender.enter({ type: 'cleared' })
    },
  }
}

export type Uploads<F> = ReturnType<typeof makeUploads<F>>
