/** An element at the outermost level of a DICOM data set, with its value as stored. */
export interface DicomElement {
  readonly vr: string
  readonly value: Buffer
}

/** By tag, eight hexadecimal digits in lower case: `0008103e`. */
export type DicomElements = ReadonlyMap<string, DicomElement>

const undefinedLength = 0xffffffff
const longVrs: ReadonlySet<string> = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV'])
const itemGroup = 0xfffe
const sequenceEnd = 'fffee0dd'
const itemEnd = 'fffee00d'
const implicitLittle = '1.2.840.10008.1.2'
/** Transfer syntaxes whose elements are not explicit little endian; the first of these can be read, the others cannot. */
const otherSyntaxes: ReadonlySet<string> = new Set([implicitLittle, '1.2.840.10008.1.2.2', '1.2.840.10008.1.2.1.99'])

interface Head {
  readonly tag: string
  readonly vr: string
  readonly length: number
  /** Offset at which the value begins. */
  readonly at: number
}

const tagAt = (file: Buffer, at: number): string =>
  (file.readUInt16LE(at) * 0x10000 + file.readUInt16LE(at + 2)).toString(16).padStart(8, '0')

const headAt = (file: Buffer, at: number, explicit: boolean): Head => {
  const tag = tagAt(file, at)
  if (!explicit || file.readUInt16LE(at) === itemGroup) return { tag, vr: 'UN', length: file.readUInt32LE(at + 4), at: at + 8 }
  const vr = file.toString('latin1', at + 4, at + 6)
  if (longVrs.has(vr)) return { tag, vr, length: file.readUInt32LE(at + 8), at: at + 12 }
  return { tag, vr, length: file.readUInt16LE(at + 6), at: at + 8 }
}

/** Offset just past the delimiter that ends a value of undefined length. */
const endOf = (file: Buffer, from: number, { explicit, end }: { explicit: boolean; end: string }): number => {
  for (let at = from; at + 8 <= file.length; ) {
    const { tag, length, at: value } = headAt(file, at, explicit)
    if (tag === end) return value
    if (length !== undefinedLength) at = value + length
    else at = endOf(file, value, { explicit, end: tag === 'fffee000' ? itemEnd : sequenceEnd })
  }
  return file.length
}

const collect = (file: Buffer, from: number, { explicit, before }: { explicit: boolean; before: number }) => {
  const elements = new Map<string, DicomElement>()
  let at = from
  while (at + 8 <= file.length && file.readUInt16LE(at) < before) {
    const { tag, vr, length, at: start } = headAt(file, at, explicit)
    at = length === undefinedLength ? endOf(file, start, { explicit, end: sequenceEnd }) : start + length
    if (at > file.length) break
    elements.set(tag, { vr, value: file.subarray(start, at) })
  }
  return { elements, at }
}

/** An element's value as ASCII text, without its padding. */
export const asciiText = (element: DicomElement | undefined): string =>
  (element?.value.toString('latin1') ?? '').replace(/[\0 ]+$/, '')

/**
 * The elements of a DICOM file (PS3.10) in the groups before `before`, including its file meta information; empty where the file
 * has no header or an unsupported transfer syntax. Nothing is decoded.
 */
export const dicomElements = (file: Buffer, before = 0x7fe0): DicomElements => {
  try {
    if (file.toString('latin1', 128, 132) !== 'DICM') return new Map()
    const meta = collect(file, 132, { explicit: true, before: 0x0003 })
    const syntax = asciiText(meta.elements.get('00020010'))
    if (otherSyntaxes.has(syntax) && syntax !== implicitLittle) return meta.elements
    const { elements } = collect(file, meta.at, { explicit: syntax !== implicitLittle, before })
    return new Map([...meta.elements, ...elements])
  } catch (error) {
    // A file cut off within a header.
    if (error instanceof RangeError) return new Map()
    throw error
  }
}
