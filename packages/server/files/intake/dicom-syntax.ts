import { Refusal } from '../../http/refusal'

const readableSyntaxes: ReadonlySet<string> = new Set([
  // raw
  '1.2.840.10008.1.2',
  '1.2.840.10008.1.2.1',
  '1.2.840.10008.1.2.2',
  // JPEG: baseline, lossless; JPEG-LS; JPEG 2000; run length
  '1.2.840.10008.1.2.4.50',
  '1.2.840.10008.1.2.4.57',
  '1.2.840.10008.1.2.4.70',
  '1.2.840.10008.1.2.4.80',
  '1.2.840.10008.1.2.4.81',
  '1.2.840.10008.1.2.4.90',
  '1.2.840.10008.1.2.4.91',
  '1.2.840.10008.1.2.5',
])

/** VRs whose four-byte length follows two reserved bytes, as far as they occur in the meta group. */
const long: ReadonlySet<string> = new Set(['OB', 'OW', 'UN', 'SQ', 'UT'])

const metaGroup = 0x0002
const transferSyntax = 0x0010

/** The transfer syntax of a DICOM file (PS3.10 7.1: explicit VR, little endian, from byte 132); null when it states none. */
const syntaxOf = (file: Buffer): string | null => {
  for (let at = 132; at + 12 <= file.length && file.readUInt16LE(at) === metaGroup; ) {
    const wide = long.has(file.toString('latin1', at + 4, at + 6))
    const start = at + (wide ? 12 : 8)
    const length = wide ? file.readUInt32LE(at + 8) : file.readUInt16LE(at + 6)
    if (file.readUInt16LE(at + 2) === transferSyntax)
      return file.toString('latin1', start, start + Math.min(length, 64)).replace(/[\0 ]+$/, '')
    at = start + length
  }
  return null
}

/**
 * Refuses transfer syntaxes that we do not decompress: video, 12-bit lossy JPEG, deflated files (which may inflate without end).
 */
export const checkSyntax = (file: Buffer): void => {
  const syntax = syntaxOf(file)
  if (syntax !== null && !readableSyntaxes.has(syntax)) throw new Refusal('DICOM_COMPRESSION')
}
