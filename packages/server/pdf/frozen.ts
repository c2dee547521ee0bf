import { createHash } from 'node:crypto'
import type { PdfFile } from './file'
import { dateOf, reference } from './syntax'

/** What makes a PDF a document: its identity, and the data from which it was made. */
export interface Frozen {
  readonly number: string
  /** SHA-256 of `data` in hexadecimal. */
  readonly identity: string
  /** Everything the document shows, as JSON. */
  readonly data: string
}

/** Placeholder for the seal, of the same length. */
const unsealed = '0'.repeat(64)
const mark = '/SellaSeal '

/**
 * Entries of the catalogue: a program's private data in a file (ISO 32000-1, 14.5). PDF/A-2 forbids attaching files other than
 * PDF/A, but allows this; PDF/A-3 would allow an attachment, but archives that require PDF/A-2 refuse it.
 */
export const writeFrozen = (file: PdfFile, { number, identity, data }: Frozen, day: string): string => {
  const [own, content] = [file.id(), file.id()]
  file.stream(content, '/Type /SellaData', Buffer.from(data, 'utf8'))
  file.put(own, `<</SellaNumber (${number}) /SellaIdentity <${identity}> ${mark}<${unsealed}> /SellaData ${reference(content)}>>`)
  return ` /PieceInfo <</Sella <</LastModified ${dateOf(day)} /Private ${reference(own)}>>>>`
}

const placeOf = (pdf: Buffer): number => {
  const at = pdf.lastIndexOf(mark)
  return at < 0 ? -1 : at + mark.length + 1
}

/** SHA-256 of all bytes, with those of the seal counted as zeros. */
const sealFor = (pdf: Buffer, at: number): string =>
  createHash('sha256')
    .update(pdf.subarray(0, at))
    .update(unsealed)
    .update(pdf.subarray(at + unsealed.length))
    .digest('hex')

/** The file with its seal set, which reveals any changed byte. */
export const sealed = (pdf: Buffer): Buffer => {
  const at = placeOf(pdf)
  if (at < 0) return pdf
  const out = Buffer.from(pdf)
  out.write(sealFor(pdf, at), at, 'latin1')
  return out
}

/** What stays of a document beside its seal: where the changed byte lies in the seal's own name, the file is not foreign for that. */
const traces = ['/SellaNumber (', '/SellaIdentity <', '/SellaData ', '/Type /SellaData', '/PieceInfo <</Sella <<']

/** Whether a file carries a seal, and whether it is intact. */
export const sealOf = (pdf: Buffer): 'none' | 'broken' | 'whole' => {
  const at = placeOf(pdf)
  if (at < 0) return traces.some(trace => pdf.includes(trace, 0, 'latin1')) ? 'broken' : 'none'
  return pdf.toString('latin1', at, at + unsealed.length) === sealFor(pdf, at) ? 'whole' : 'broken'
}
