import { buffer } from 'node:stream/consumers'
import type { FileStore } from './store'

/** The bytes at a path that a row names; throws where they have gone. */
export const bytesAt = async (files: Pick<FileStore, 'find'>, path: string): Promise<Buffer> => {
  const stored = await files.find(path)
  if (!stored) throw new Error(`${path} has gone`)
  return buffer(stored.open())
}
