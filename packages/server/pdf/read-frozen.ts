import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { sealOf } from './frozen'

export interface ReadFrozen {
  /** `none`: no document of ours. `broken`: one that was changed. `whole`: as it was made. */
  readonly seal: 'none' | 'broken' | 'whole'
  readonly number: string
  readonly identity: string
}

/** What a document's data may unpack to; it is a few hundred KB. */
const largestData = 50_000_000

/** The data a document was made from, as JSON; null where it cannot be read. */
export const dataIn = (pdf: Buffer): string | null => {
  const at = pdf.lastIndexOf('<</Type /SellaData')
  const start = pdf.indexOf('stream\n', at) + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(pdf.toString('latin1', at, start))?.[1])
  if (at < 0 || !Number.isSafeInteger(length)) return null
  try {
    return inflateSync(pdf.subarray(start, start + length), { maxOutputLength: largestData }).toString('utf8')
  } catch {
    return null
  }
}

/** Reads what a PDF says of itself and whether it is still as it was made. The file may be anything. */
export const readFrozen = (pdf: Buffer): ReadFrozen => {
  const seal = sealOf(pdf)
  if (seal === 'none') return { seal, number: '', identity: '' }
  const at = pdf.lastIndexOf('/SellaNumber (')
  const own = /^\/SellaNumber \((D-\d{8}-\d{4,})\) \/SellaIdentity <([0-9a-f]{64})>/.exec(pdf.toString('latin1', at, at + 200))
  const [, number = '', identity = ''] = own ?? []
  const data = dataIn(pdf)
  const holds = data !== null && createHash('sha256').update(data).digest('hex') === identity
  return { seal: seal === 'whole' && holds ? 'whole' : 'broken', number, identity }
}
