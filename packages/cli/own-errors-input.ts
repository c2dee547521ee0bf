import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type OwnErrors, readersWith } from '@sella/ceph/reliability/own-errors'
import { placeOfFault } from '@sella/contract/documents/document'
import { ownErrorsByLandmark } from '@sella/contract/documents/own-errors'
import { isObject, readJson } from './input'
import { refused } from './refusals'

/**
 * The errors by which the points of an input are judged: the file's `ownErrors`, as printed by `sella reliability --json`, and
 * the table for landmarks not in it. Null without a file: then only the errors stated by the points themselves count.
 */
export async function readReaders(file: string | undefined): Promise<ReaderErrors | null> {
  if (file === undefined) return null
  const input = await readJson(file)
  const own = isObject(input) ? input.ownErrors : undefined
  const fault = placeOfFault(ownErrorsByLandmark, own)
  if (fault !== null) throw refused('ownErrors', file, fault === 'content' ? 'ownErrors' : fault)
  return readersWith(own as OwnErrors)
}
