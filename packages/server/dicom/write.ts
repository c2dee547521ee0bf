import { nameAsRead } from '@sella/contract/name-as-read'
import { inGb18030 } from './gb18030'

/** The character set of texts: UTF-8, or GB18030 for units and archives that read nothing else. */
export type Charset = 'ISO_IR 192' | 'GB18030'

/** A sequence's items, or a value as text, numbers or bytes. A backslash separates multiple text values. */
type Value = string | number | Buffer | readonly DicomFields[]

/** Elements by tag, eight hexadecimal digits: `['LO', '...']`. */
export type DicomFields = Readonly<Record<string, readonly [vr: string, value: Value]>>

const longVrs: ReadonlySet<string> = new Set(['OB', 'OW', 'SQ', 'UN', 'UT', 'UC'])
/** VRs whose texts use the data set's character set; all others are ASCII. */
const written: ReadonlySet<string> = new Set(['LO', 'LT', 'PN', 'SH', 'ST', 'UC', 'UT'])
/** VRs padded with a zero byte. */
const zeroFilled: ReadonlySet<string> = new Set(['UI', 'OB', 'UN'])

const even = (value: Buffer, vr: string): Buffer =>
  value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.from(zeroFilled.has(vr) ? '\0' : ' ')])

const tagBytes = (tag: string): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16LE(Number.parseInt(tag.slice(0, 4), 16), 0)
  bytes.writeUInt16LE(Number.parseInt(tag.slice(4), 16), 2)
  return bytes
}

const whole32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const numberBytes = (value: number, vr: string): Buffer => {
  if (vr === 'UL') return whole32(value)
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

const item = (content: Buffer): Buffer => Buffer.concat([tagBytes('fffee000'), whole32(content.length), content])

const valueBytes = (vr: string, value: Value, charset: Charset): Buffer => {
  if (Buffer.isBuffer(value)) return even(value, vr)
  if (typeof value === 'number') return numberBytes(value, vr)
  if (typeof value !== 'string') return Buffer.concat(value.map(fields => item(elementsBytes(fields, charset))))
  if (!written.has(vr)) return even(Buffer.from(value, 'latin1'), vr)
  return even(charset === 'GB18030' ? inGb18030(value) : Buffer.from(value), vr)
}

const elementBytes = (tag: string, [vr, value]: DicomFields[string], charset: Charset): Buffer => {
  const bytes = valueBytes(vr, value, charset)
  if (longVrs.has(vr)) return Buffer.concat([tagBytes(tag), Buffer.from(`${vr}\0\0`), whole32(bytes.length), bytes])
  if (bytes.length > 0xffff) throw new RangeError(`${tag} is too long`)
  const length = Buffer.alloc(2)
  length.writeUInt16LE(bytes.length)
  return Buffer.concat([tagBytes(tag), Buffer.from(vr), length, bytes])
}

const elementsBytes = (fields: DicomFields, charset: Charset): Buffer =>
  Buffer.concat(
    Object.keys(fields)
      .sort()
      .flatMap(tag => {
        const field = fields[tag]
        return field ? [elementBytes(tag, field, charset)] : []
      }),
  )

const explicitLittle = '1.2.840.10008.1.2.1'
/** Identifies this program as the writer: a UUID-derived UID of its own (PS3.5 B.2). */
const implementation = { class: '2.25.158764311590824416353021936184203775019', version: 'SELLA_1' }

/**
 * A DICOM file (PS3.10), explicit little endian, with texts in the given character set; `00080016` and `00080018` must be among
 * its fields.
 */
export const dicomFileOf = (fields: DicomFields, charset: Charset): Buffer => {
  const meta = elementsBytes(
    {
      '00020001': ['OB', Buffer.of(0, 1)],
      '00020002': ['UI', String(fields['00080016']?.[1] ?? '')],
      '00020003': ['UI', String(fields['00080018']?.[1] ?? '')],
      '00020010': ['UI', explicitLittle],
      '00020012': ['UI', implementation.class],
      '00020013': ['SH', implementation.version],
    },
    charset,
  )
  const length = elementBytes('00020000', ['UL', meta.length], charset)
  const body = elementsBytes({ ...fields, '00080005': ['CS', charset] }, charset)
  return Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), length, meta, body])
}

/** A text of a single line (LO): a backslash would separate two values, and 64 characters are the longest. */
export const lineText = (text: string): string => nameAsRead(text).replaceAll('\\', ' ').trim().slice(0, 64)

/**
 * A person's name (PN): first its transcription, for units that read only letters, then as written. The name is not split,
 * because it is unknown which characters are the family name.
 */
export const personName = (name: string, sounds: readonly string[]): string => {
  const clean = (text: string): string =>
    nameAsRead(text)
      .replace(/[\\^=]/gu, ' ')
      .trim()
      .slice(0, 64)
  return /\p{Script=Han}/u.test(name) ? `${clean(sounds.join(' ').toUpperCase())}=${clean(name)}` : clean(name)
}

/** A UID made from 128 bits (PS3.5 B.2). */
export const uidOf = (bits: Buffer): string => `2.25.${BigInt(`0x${bits.subarray(0, 16).toString('hex')}`)}`
