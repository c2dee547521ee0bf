import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '../http/refusal'
import { arrivingPlace } from './sweep'

const megabyte = 1_000_000

/** A folder's own entries reach the disk only when the folder is synced too. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder that survives a power cut. */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first) await syncFolder(dirname(first))
}

/**
 * Writes a stream to a new file so that it survives a power cut; refuses an empty stream and one of more than `largest` bytes.
 */
export const writeArriving = async (
  place: string,
  source: Readable,
  largest: number,
): Promise<{ hash: string; bytes: number }> => {
  const digest = createHash('sha256')
  const handle = await open(place, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > largest) throw new Refusal('FILE_TOO_LARGE', { limit: Math.floor(largest / megabyte) })
      digest.update(piece)
      // `write` may take a part of it without an error, as on a disk that has just become full.
      await handle.writeFile(piece)
    }
    if (bytes === 0) throw new Refusal('FILE_EMPTY')
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { hash: digest.digest('hex'), bytes }
}

/** Writes a file completely or not at all. */
export const writeWhole = async (root: string, place: string, content: Buffer): Promise<void> => {
  const half = arrivingPlace(root)
  await mkdir(dirname(place), { recursive: true })
  const handle = await open(half, 'wx', 0o600)
  await handle.writeFile(content)
  await handle.close()
  await rename(half, place)
}
