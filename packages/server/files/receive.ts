import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Arrivals } from './arrivals'
import { writeArriving } from './scratch'
import type { Arrival } from './store'
import { arrivingPlace } from './sweep'

interface Into {
  /** Local folder for incoming files. */
  readonly root: string
  readonly arrivals: Arrivals
  /** Gives an incoming file its permanent name; resolves to its path in the store. */
  readonly keep: (came: Pick<Arrival, 'place' | 'hash' | 'bytes'>, path: string) => Promise<string>
}

/** Receives a file of at most `largest` bytes, in the same way for every store; a refused file leaves nothing behind. */
export const receiveInto = async ({ root, arrivals, keep }: Into, source: Readable, largest: number): Promise<Arrival> => {
  const place = arrivingPlace(root)
  try {
    const came = { place, ...(await writeArriving(place, source, largest)) }
    let end = async (): Promise<void> => undefined
    return {
      ...came,
      keep: async extension => {
        end = await arrivals.begin(came.hash)
        return keep(came, `original/${came.hash.slice(0, 2)}/${came.hash}.${extension}`)
      },
      discard: async () => {
        await end()
        await rm(place, { force: true })
      },
    }
  } catch (error) {
    await rm(place, { force: true })
    throw error
  }
}
