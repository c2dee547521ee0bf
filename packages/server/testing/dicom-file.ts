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
  readonly centre?: number
  readonly width?: number
  readonly slope?: number
  readonly intercept?: number
  readonly pixelSpacing?: string
  readonly imagerSpacing?: string
}

const long: ReadonlySet<string> = new Set(['OB', 'OW'])

/** One element, explicit VR, little endian. */
const element = (group: number, number: number, [vr, value]: readonly [string, Buffer]): Buffer => {
  const even = value.length % 2 ? Buffer.concat([value, Buffer.from(vr === 'UI' || vr === 'OB' ? '\0' : ' ')]) : value
  const head = Buffer.alloc(long.has(vr) ? 12 : 8)
  head.writeUInt16LE(group, 0)
  head.writeUInt16LE(number, 2)
  head.write(vr, 4, 'latin1')
  if (long.has(vr)) head.writeUInt32LE(even.length, 8)
  else head.writeUInt16LE(even.length, 6)
  return Buffer.concat([head, even])
}

const text = (vr: string, value: string | number): readonly [string, Buffer] => [vr, Buffer.from(String(value), 'latin1')]
const short = (value: number): readonly [string, Buffer] => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return ['US', bytes]
}

const pixelData = ({ allocated, pixels }: DicomFields): readonly [string, Buffer] => {
  const bytes = allocated === 16 ? Buffer.from(Int16Array.from(pixels).buffer) : Buffer.from(Uint8Array.from(pixels))
  return [allocated === 16 ? 'OW' : 'OB', bytes]
}

const explicitLittleEndian = '1.2.840.10008.1.2.1'

/** A DICOM file with one uncompressed picture, for tests. */
export const dicomFile = (fields: DicomFields): Buffer => {
  const optional = (group: number, number: number, value: string | number | undefined): readonly Buffer[] =>
    value === undefined ? [] : [element(group, number, text('DS', value))]
  const syntax = element(0x0002, 0x0010, text('UI', explicitLittleEndian))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(syntax.length)
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    element(0x0002, 0x0000, ['UL', size]),
    syntax,
    element(0x0008, 0x0060, text('CS', 'DX')),
    ...optional(0x0018, 0x1164, fields.imagerSpacing),
    element(0x0028, 0x0002, short(fields.samples ?? 1)),
    element(0x0028, 0x0004, text('CS', fields.photometric)),
    element(0x0028, 0x0006, short(fields.planar ?? 0)),
    element(0x0028, 0x0010, short(fields.rows)),
    element(0x0028, 0x0011, short(fields.columns)),
    ...optional(0x0028, 0x0030, fields.pixelSpacing),
    element(0x0028, 0x0100, short(fields.allocated)),
    element(0x0028, 0x0101, short(fields.stored)),
    element(0x0028, 0x0102, short(fields.stored - 1)),
    element(0x0028, 0x0103, short(fields.signed ?? 0)),
    ...optional(0x0028, 0x1050, fields.centre),
    ...optional(0x0028, 0x1051, fields.width),
    ...optional(0x0028, 0x1052, fields.intercept),
    ...optional(0x0028, 0x1053, fields.slope),
    element(0x7fe0, 0x0010, pixelData(fields)),
  ])
}
