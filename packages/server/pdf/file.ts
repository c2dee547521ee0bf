import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { reference } from './syntax'

/** The objects of a PDF under construction; numbers are assigned before the objects are written. */
export interface PdfFile {
  id(): number
  /** Writes an object as plain text, readable in the file itself. */
  put(id: number, body: string): void
  /** Adds a small object, packed with others into an object stream. */
  pack(id: number, body: string): void
  /**
   * Writes bytes with the entries of their dictionary; compressed, unless they already are or must be readable without a library.
   */
  stream(id: number, entries: string, bytes: Uint8Array | string, packing?: 'deflated' | 'as it is'): void
  finish(trailer: { readonly root: number; readonly info: number }): Buffer
}

/** Objects per object stream (ISO 32000-1, 7.5.7): a reader unpacks all of them to get one. */
const mostPacked = 200

type Place = { readonly offset: number } | { readonly within: number; readonly index: number }

const bigEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const entryOf = (place: Place | undefined): Buffer => {
  if (!place) return Buffer.concat([bigEndian(0, 1), bigEndian(0, 4), bigEndian(0xffff, 2)])
  if ('offset' in place) return Buffer.concat([bigEndian(1, 1), bigEndian(place.offset, 4), bigEndian(0, 2)])
  return Buffer.concat([bigEndian(2, 1), bigEndian(place.within, 4), bigEndian(place.index, 2)])
}

/** The bytes of a file as they are written, with the place of each object. */
const written = () => {
  const pieces: Buffer[] = []
  const places: Place[] = []
  let length = 0
  const write = (bytes: Uint8Array | string): void => {
    const piece = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes)
    pieces.push(piece)
    length += piece.length
  }
  const put = (at: number, body: string): void => {
    places[at] = { offset: length }
    write(`${at} 0 obj\n${body}\nendobj\n`)
  }
  const stream: PdfFile['stream'] = (at, entries, bytes, packing = 'deflated') => {
    const plain = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    const content = packing === 'deflated' ? deflateSync(plain) : plain
    const filter = packing === 'deflated' ? ' /Filter /FlateDecode' : ''
    places[at] = { offset: length }
    write(`${at} 0 obj\n<<${entries}${filter} /Length ${content.length}>>\nstream\n`)
    write(content)
    write('\nendstream\nendobj\n')
  }
  write('%PDF-1.7\n')
  write(Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))
  return { pieces, places, length: () => length, write, put, stream }
}

interface Packed {
  readonly id: number
  readonly body: string
}

/** Objects as the content of an object stream: their numbers and offsets, then their bodies. */
const objectStream = (packed: readonly Packed[]): { readonly entries: string; readonly bytes: string } => {
  let offset = 0
  const heads = packed.map(({ id, body }) => {
    const head = `${id} ${offset}`
    offset += body.length + 1
    return head
  })
  const head = `${heads.join(' ')}\n`
  const entries = `/Type /ObjStm /N ${packed.length} /First ${head.length}`
  return { entries, bytes: head + packed.map(({ body }) => body).join('\n') }
}

/** A PDF 1.7 with object streams and a cross-reference stream; the same objects give the same bytes. */
export const pdfFile = (): PdfFile => {
  const { pieces, places, length, write, put, stream } = written()
  let ids = 0
  let packed: Packed[] = []
  const id = (): number => {
    ids += 1
    return ids
  }
  const flush = (): void => {
    if (packed.length === 0) return
    const within = id()
    for (const [index, object] of packed.entries()) places[object.id] = { within, index }
    const { entries, bytes } = objectStream(packed)
    stream(within, entries, bytes)
    packed = []
  }
  return {
    id,
    put,
    stream,
    pack: (at, body) => {
      packed.push({ id: at, body })
      if (packed.length === mostPacked) flush()
    },
    finish: ({ root, info }) => {
      flush()
      const at = id()
      const start = length()
      places[at] = { offset: start }
      const table = Buffer.concat(Array.from({ length: ids + 1 }, (_, i) => entryOf(places[i])))
      const hash = createHash('sha256')
      for (const piece of pieces) hash.update(piece)
      const name = `<${hash.digest('hex').slice(0, 32)}>`
      const entries = `/Type /XRef /Size ${ids + 1} /W [1 4 2] /Root ${reference(root)} /Info ${reference(info)} /ID [${name} ${name}]`
      stream(at, entries, table)
      write(`startxref\n${start}\n%%EOF\n`)
      return Buffer.concat(pieces)
    },
  }
}
