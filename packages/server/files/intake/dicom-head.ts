import { beginsExplicit, beginsHeadless } from '@sella/contract/headless-dicom'

const preamble = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')])
const explicitLittle = '1.2.840.10008.1.2.1'
const implicitLittle = '1.2.840.10008.1.2'

const viewOf = (head: Buffer): DataView => new DataView(head.buffer, head.byteOffset, head.byteLength)

/** Whether a file begins like a DICOM data set without a header: `beginsHeadless`. */
export const isHeadless = (head: Buffer): boolean => beginsHeadless(viewOf(head))

const textElement = (element: number, text: string): Buffer => {
  const value = Buffer.from(text.length % 2 ? `${text}\0` : text, 'latin1')
  const head = Buffer.from([0x02, 0x00, element, 0x00, 0x55, 0x49, value.length, 0x00])
  return Buffer.concat([head, value])
}

/**
 * Adds the header that a file lacks; a file that has one is unchanged. The encoding of a data set without meta information is
 * inferred from its first element.
 */
export const withHead = (file: Buffer): Buffer => {
  if (file.toString('latin1', 128, 132) === 'DICM' || !isHeadless(file)) return file
  if (file.readUInt16LE(0) === 0x0002) return Buffer.concat([preamble, file])
  const syntax = textElement(0x10, beginsExplicit(viewOf(file)) ? explicitLittle : implicitLittle)
  const length = Buffer.from([0x02, 0x00, 0x00, 0x00, 0x55, 0x4c, 0x04, 0x00, syntax.length, 0x00, 0x00, 0x00])
  return Buffer.concat([preamble, length, syntax, file])
}
