import { inflateSync } from 'node:zlib'

/** Most bytes to which a document's data may unpack; normally it is a few hundred KB. */
const largestData = 50_000_000

/** The data from which a document was made, as JSON; null where it cannot be read. */
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
