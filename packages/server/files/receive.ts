import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Arrivals } from './arrivals'
import { writeArriving } from './scratch'
import type { Arrival } from './store'
import { arrivingPlace } from './sweep'

interface Into {
  /** Folder on this machine in which files arrive. */
  readonly root: string
  readonly arrivals: Arrivals
  /** Gives a file that has come in its name for ever; resolves to its path in the store. */
  readonly keep: (came: Pick<Arrival, 'place' | 'hash' | 'bytes'>, path: string) => Promise<string>
}

/** Takes a file of at most `most` bytes in, the same way whatever store it is for; of one that is refused nothing stays. */
export const receiveInto = async ({ root, arrivals, keep }: Into, source: Readable, most: number): Promise<Arrival> => {
  const place = arrivingPlace(root)
  try {
    const came = { place, ...(await writeArriving(place, source, most)) }
    const end = arrivals.begin(came.hash)
    return {
      ...came,
      keep: extension => keep(came, `original/${came.hash.slice(0, 2)}/${came.hash}.${extension}`),
      discard: async () => {
        end()
        await rm(place, { force: true })
      },
    }
  } catch (error) {
    await rm(place, { force: true })
    throw error
  }
}
