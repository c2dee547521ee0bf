/** One element: group, number, value representation and its value, as text (latin1) or bytes. */
export type DicomElement = readonly [group: number, number: number, vr: string, value: string | number | Buffer]

/** What a small DICOM file says of its picture. */
export interface DicomFields {
  readonly rows: number
  readonly columns: number
  readonly allocated: 8 | 16
  readonly stored: number
  readonly photometric: string
  readonly pixels: readonly number[]
  readonly samples?: number
  readonly planar?: number
  readonly signed?: number
  readonly highBit?: number
  readonly centre?: number
  readonly width?: number
  readonly slope?: number
  readonly intercept?: number
  readonly modality?: string
  /** Transfer syntax; explicit little endian when left out. */
  readonly syntax?: string
  /** Compressed frames, one fragment each, instead of `pixels`. */
  readonly frames?: readonly Buffer[]
  readonly more?: readonly DicomElement[]
}

export const syntaxes = {
  implicit: '1.2.840.10008.1.2',
  explicit: '1.2.840.10008.1.2.1',
  bigEndian: '1.2.840.10008.1.2.2',
  jpegBaseline: '1.2.840.10008.1.2.4.50',
  jpegLossless: '1.2.840.10008.1.2.4.57',
  jpegLosslessFirst: '1.2.840.10008.1.2.4.70',
  jpegLs: '1.2.840.10008.1.2.4.80',
  jpegLsNear: '1.2.840.10008.1.2.4.81',
  runLength: '1.2.840.10008.1.2.5',
} as const

const long: ReadonlySet<string> = new Set(['OB', 'OW', 'SQ', 'UN'])
const undefinedLength = 0xffffffff

interface Form {
  readonly little: boolean
  readonly explicit: boolean
}

const plain: Form = { little: true, explicit: true }

const number = (value: number, { bytes, little }: { bytes: 2 | 4; little: boolean }): Buffer => {
  const buffer = Buffer.alloc(bytes)
  const unsigned = value < 0 ? value + 2 ** (8 * bytes) : value
  return buffer.subarray(0, little ? buffer.writeUIntLE(unsigned, 0, bytes) : buffer.writeUIntBE(unsigned, 0, bytes))
}

const bytesOf = ([, , vr, value]: DicomElement, { little }: Form): Buffer => {
  if (vr === 'US' || vr === 'SS') return number(Number(value), { bytes: 2, little })
  if (vr === 'UL') return number(Number(value), { bytes: 4, little })
  const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value), 'latin1')
  return bytes.length % 2 ? Buffer.concat([bytes, Buffer.from(long.has(vr) || vr === 'UI' ? '\0' : ' ')]) : bytes
}

const element = (item: DicomElement, form: Form, length?: number): Buffer => {
  const [group, index, vr] = item
  const value = bytesOf(item, form)
  const size = length ?? value.length
  const { little, explicit } = form
  const head = [number(group, { bytes: 2, little }), number(index, { bytes: 2, little })]
  if (!explicit) head.push(number(size, { bytes: 4, little }))
  else if (long.has(vr)) head.push(Buffer.from(`${vr}\0\0`), number(size, { bytes: 4, little }))
  else head.push(Buffer.from(vr), number(size, { bytes: 2, little }))
  return Buffer.concat([...head, value])
}

const item = (index: number, value: Buffer): Buffer => {
  const even = value.length % 2 ? Buffer.concat([value, Buffer.alloc(1)]) : value
  const [group, mark] = [number(0xfffe, { bytes: 2, little: true }), number(index, { bytes: 2, little: true })]
  return Buffer.concat([group, mark, number(even.length, { bytes: 4, little: true }), even])
}

const encapsulated = (frames: readonly Buffer[]): Buffer => {
  const items = [item(0xe000, Buffer.alloc(0)), ...frames.map(frame => item(0xe000, frame)), item(0xe0dd, Buffer.alloc(0))]
  return Buffer.concat([element([0x7fe0, 0x0010, 'OB', Buffer.alloc(0)], plain, undefinedLength), ...items])
}

const pixelData = ({ allocated, pixels }: DicomFields, form: Form): Buffer => {
  const bytes = Buffer.concat(pixels.map(value => number(value, { bytes: 2, little: form.little })))
  if (allocated === 16) return element([0x7fe0, 0x0010, 'OW', bytes], form)
  return element([0x7fe0, 0x0010, 'OB', Buffer.from(Uint8Array.from(pixels))], form)
}

const about = (fields: DicomFields): readonly DicomElement[] => {
  const optional = (index: number, value: number | undefined): readonly DicomElement[] =>
    value === undefined ? [] : [[0x0028, index, 'DS', value]]
  return [
    [0x0008, 0x0060, 'CS', fields.modality ?? 'DX'],
    [0x0028, 0x0002, 'US', fields.samples ?? 1],
    [0x0028, 0x0004, 'CS', fields.photometric],
    [0x0028, 0x0006, 'US', fields.planar ?? 0],
    [0x0028, 0x0010, 'US', fields.rows],
    [0x0028, 0x0011, 'US', fields.columns],
    [0x0028, 0x0100, 'US', fields.allocated],
    [0x0028, 0x0101, 'US', fields.stored],
    [0x0028, 0x0102, 'US', fields.highBit ?? fields.stored - 1],
    [0x0028, 0x0103, 'US', fields.signed ?? 0],
    ...optional(0x1050, fields.centre),
    ...optional(0x1051, fields.width),
    ...optional(0x1052, fields.intercept),
    ...optional(0x1053, fields.slope),
    ...(fields.more ?? []),
  ]
}

const inOrder = (a: DicomElement, b: DicomElement): number => a[0] - b[0] || a[1] - b[1]

/** A DICOM file with one picture, for tests. */
export const dicomFile = (fields: DicomFields): Buffer => {
  const uid = fields.syntax ?? syntaxes.explicit
  const form = { little: uid !== syntaxes.bigEndian, explicit: uid !== syntaxes.implicit }
  const syntax = element([0x0002, 0x0010, 'UI', uid], plain)
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    element([0x0002, 0x0000, 'UL', syntax.length], plain),
    syntax,
    ...about(fields)
      .toSorted(inOrder)
      .map(each => element(each, form)),
    fields.frames ? encapsulated(fields.frames) : pixelData(fields, form),
  ])
}
