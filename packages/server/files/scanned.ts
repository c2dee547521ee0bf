import { Refusal } from '../http/refusal'
import type { Arrival, FileStore } from './store'

/** Says what is found in a file: the name of a virus, or null; throws without a verdict. */
export type Scan = (place: string) => Promise<string | null>

/** Bytes beyond which a file is an archive, whose members arrive, and are scanned, one by one. */
const largestScanned = 200_000_000

const passed = async (arrival: Arrival, scan: Scan): Promise<void> => {
  const virus = await scan(arrival.place).catch((error: unknown) => {
    throw new Refusal('SCANNER_AWAY', {}, error)
  })
  if (virus !== null) throw new Refusal('FILE_INFECTED', { virus })
}

/** A store that takes in no file before it was scanned for viruses: what is found is refused, and so is what cannot be scanned. */
export const scannedStore = (files: FileStore, scan: Scan): FileStore => ({
  ...files,
  receive: async (source, largest) => {
    const arrival = await files.receive(source, largest)
    if (largest > largestScanned) return arrival
    await passed(arrival, scan).catch(async error => {
      await arrival.discard()
      throw error
    })
    return arrival
  },
})
