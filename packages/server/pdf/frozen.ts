import { createHash } from 'node:crypto'
import type { PdfFile } from './file'
import { dateOf, reference } from './syntax'

/** What makes a PDF a document: it names itself and carries what it was made from. */
export interface Frozen {
  readonly number: string
  /** SHA-256 of `data`, as hexadecimal digits. */
  readonly identity: string
  /** Everything it shows, as JSON. */
  readonly data: string
}

/** Where the seal goes; as long as one. */
const unsealed = '0'.repeat(64)
const mark = '/SellaSeal '

/**
 * Entries of the catalogue: what a program keeps of its own in a file (ISO 32000-1, 14.5). PDF/A-2 forbids attaching files other than
 * PDF/A, but not these; PDF/A-3 would allow an attachment, and is refused by archives that take PDF/A-2.
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

/** SHA-256 of all bytes, those of the seal counted as zeros. */
const sealFor = (pdf: Buffer, at: number): string =>
  createHash('sha256')
    .update(pdf.subarray(0, at))
    .update(unsealed)
    .update(pdf.subarray(at + unsealed.length))
    .digest('hex')

/** The file with its seal set, by which it is seen that a byte was changed. */
export const sealed = (pdf: Buffer): Buffer => {
  const at = placeOf(pdf)
  if (at < 0) return pdf
  const out = Buffer.from(pdf)
  out.write(sealFor(pdf, at), at, 'latin1')
  return out
}

/** Whether a file carries a seal, and whether it fits. */
export const sealOf = (pdf: Buffer): 'none' | 'broken' | 'whole' => {
  const at = placeOf(pdf)
  if (at < 0) return 'none'
  return pdf.toString('latin1', at, at + unsealed.length) === sealFor(pdf, at) ? 'whole' : 'broken'
}
