import { open } from 'node:fs/promises'
import { Refusal } from '../../http/refusal'
import { refuseCarried } from './carried'
import { plyFaces } from './ply'

export interface Model {
  /** Also the file extension. */
  readonly format: 'stl' | 'ply'
  /** Unknown for a text STL, because counting would mean reading all of it. */
  readonly triangles: number | null
}

interface Ends {
  readonly head: Buffer
  readonly tail: string
  readonly size: number
}

/** In bytes; scanners write longer headers than necessary. */
const headLength = 65_536
const tailLength = 1024

const endsOf = async (place: string): Promise<Ends> => {
  const file = await open(place, 'r')
  try {
    const { size } = await file.stat()
    const head = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    const tail = await file.read(Buffer.alloc(tailLength), 0, tailLength, Math.max(0, size - tailLength))
    return { head: head.buffer.subarray(0, head.bytesRead), tail: tail.buffer.toString('latin1', 0, tail.bytesRead), size }
  } finally {
    await file.close()
  }
}

const stlHeader = 84
const facet = 50
/** A normal and three vertices. */
const facetNumbers = 12
/** In mm from the origin; a scan of teeth lies within. */
const farthest = 1e6

/** Binary STL has no signature: its length must match its facet count, and its first facet must have plausible coordinates. */
const binaryFacets = ({ head, size }: Ends): number | null => {
  if (head.length < stlHeader + facet) return null
  const count = head.readUInt32LE(stlHeader - 4)
  if (count < 1 || size !== stlHeader + facet * count) return null
  const numbers = Array.from({ length: facetNumbers }, (_, i) => head.readFloatLE(stlHeader + 4 * i))
  return numbers.every(number => Math.abs(number) <= farthest) ? count : null
}

const modelIn = (ends: Ends): Model | null => {
  const text = ends.head.toString('latin1')
  if (/^ply\r?\n/.test(text)) {
    const faces = plyFaces(text, ends.size)
    if (faces === null) throw new Refusal('MODEL_BROKEN')
    return { format: 'ply', triangles: faces }
  }
  const facets = binaryFacets(ends)
  if (facets !== null) return { format: 'stl', triangles: facets }
  if (!/^\s*solid\b[^\n]*\n\s*facet\s+normal\s/.test(text)) return null
  if (!/endfacet\s+endsolid\b[^\n]*\s*$/.test(ends.tail)) throw new Refusal('MODEL_BROKEN')
  return { format: 'stl', triangles: null }
}

/**
 * The surface model in a file, recognised by its header: PLY, text STL or binary STL. Null when it is none of these; refuses a
 * file that promises more than it holds, is truncated, or is something else besides.
 */
export const readModel = async (place: string): Promise<Model | null> => {
  const model = modelIn(await endsOf(place))
  if (model) await refuseCarried(place)
  return model
}
