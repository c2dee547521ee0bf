import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type OwnErrors, readersWith } from '@sella/ceph/reliability/own-errors'
import { placeOfFault } from '@sella/contract/documents/document'
import { ownErrorsByLandmark } from '@sella/contract/documents/own-errors'
import { isObject, readJson } from './input'
import { refused } from './refusals'

/**
 * By whose errors the points of an input are judged: the file's `ownErrors`, as `sella reliability --json` prints them, and the table for
 * the landmarks it lacks. Null without a file: then only what the points state themselves counts.
 */
export async function readReaders(file: string | undefined): Promise<ReaderErrors | null> {
  if (file === undefined) return null
  const input = await readJson(file)
  const own = isObject(input) ? input.ownErrors : undefined
  const fault = placeOfFault(ownErrorsByLandmark, own)
  if (fault !== null) throw refused('ownErrors', file, fault === 'content' ? 'ownErrors' : fault)
  return readersWith(own as OwnErrors)
}
