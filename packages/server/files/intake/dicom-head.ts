const preamble = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')])
const explicitLittle = '1.2.840.10008.1.2.1'
const implicitLittle = '1.2.840.10008.1.2'

/** Value representations with which a data set may begin. */
const firstVrs: ReadonlySet<string> = new Set(['UL', 'UI', 'CS', 'DA', 'TM', 'LO', 'SH', 'OB', 'DT', 'AE'])
/** A first element is short: a length, a character set, an image type, a class name. */
const longestFirst = 256
/** File meta information, or the group that identifies the study: one of the two comes first. */
const firstGroups: ReadonlySet<number> = new Set([0x0002, 0x0008])

const isExplicit = (head: Buffer): boolean => firstVrs.has(head.toString('latin1', 4, 6))

/**
 * Whether bytes begin like a DICOM data set without the preamble and `DICM` (old workstations write such files): with an element
 * of the first groups, short and of even length.
 */
export const isHeadless = (head: Buffer): boolean => {
  if (head.length < 16 || !firstGroups.has(head.readUInt16LE(0)) || head.readUInt16LE(2) > 0x0070) return false
  const length = isExplicit(head)
    ? head.toString('latin1', 4, 6) === 'OB'
      ? head.readUInt32LE(8)
      : head.readUInt16LE(6)
    : head.readUInt32LE(4)
  return length > 0 && length <= longestFirst && length % 2 === 0
}

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
  const syntax = textElement(0x10, isExplicit(file) ? explicitLittle : implicitLittle)
  const length = Buffer.from([0x02, 0x00, 0x00, 0x00, 0x55, 0x4c, 0x04, 0x00, syntax.length, 0x00, 0x00, 0x00])
  return Buffer.concat([preamble, length, syntax, file])
}
