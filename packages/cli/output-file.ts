import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refused } from './refusals'

const sync = async (place: string): Promise<void> => {
  const handle = await open(place, 'r')
  await handle.sync()
  await handle.close()
}

/**
 * Writes a file completely or not at all: first under another name, readable by its owner only because it contains patient data.
 */
export const writeWhole = async (place: string, content: Readable): Promise<void> => {
  const half = `${place}.partial`
  try {
    await pipeline(content, createWriteStream(half, { mode: 0o600 }))
    await sync(half)
    await rename(half, place)
  } catch (error) {
    await rm(half, { force: true })
    throw refused('cannotWrite', place, error)
  }
}
